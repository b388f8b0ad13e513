import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/rathaus/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows fonts from its own address only
    modulePreload: { polyfill: false },
    target: "es2022",
    rollupOptions: {
      output: {
        // licences have no ending of their own; with one, browsers show them
        assetFileNames: ({ names }) =>
          names.includes("LICENSE") ? "assets/[name]-[hash].txt" : "assets/[name]-[hash][extname]",
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
