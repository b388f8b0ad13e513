import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/targets.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
// Without it (an old browser, a page that is being built) everything works but the offline shell.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});
