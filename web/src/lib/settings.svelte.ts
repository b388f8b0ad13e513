import { LANGUAGES, type Lang } from "../protocol";
import { load, save } from "./storage";

/** How quickly the computer's decisions are shown; `step` waits for a press. */
export const TEMPOS = ["slow", "normal", "fast", "step"] as const;
export type Tempo = (typeof TEMPOS)[number];
export type Theme = "system" | "light" | "dark";

interface Saved {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  lessMotion: boolean;
  tempo: Tempo;
  shortcuts: boolean;
  careful: boolean;
  twoClicks: boolean; // the mouse, too, shows first and plays at the second click
  notify: boolean;
  name: string;
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const isPhone = matchMedia("(pointer: coarse)").matches;

const isSpoken = (tag: string) => LANGUAGES.some((lang) => lang === tag);

function preferred(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((lang) => lang === wanted.find(isSpoken)) ?? LANGUAGES[0];
}

class Settings {
  #saved: Saved = $state({
    lang: preferred(),
    theme: "system",
    sound: !isPhone,
    lessMotion: still.matches,
    tempo: "normal",
    shortcuts: true,
    careful: true,
    twoClicks: false,
    notify: false,
    name: "",
    ...load<Partial<Saved>>("settings", {}),
  });
  #isDark = $state(dark.matches);

  constructor() {
    dark.addEventListener("change", () => (this.#isDark = dark.matches));
    still.addEventListener("change", () => this.set("lessMotion", still.matches));
  }

  get lang() {
    return this.#saved.lang;
  }
  get theme() {
    return this.#saved.theme;
  }
  get sound() {
    return this.#saved.sound;
  }
  get lessMotion() {
    return this.#saved.lessMotion;
  }
  get tempo() {
    return this.#saved.tempo;
  }
  get shortcuts() {
    return this.#saved.shortcuts;
  }
  get careful() {
    return this.#saved.careful;
  }
  get twoClicks() {
    return this.#saved.twoClicks;
  }
  get notify() {
    return this.#saved.notify;
  }
  get name() {
    return this.#saved.name;
  }

  set<Key extends keyof Saved>(key: Key, value: Saved[Key]): void {
    this.#saved[key] = value;
    save("settings", this.#saved);
  }

  /** Keep the page's root in step; the tokens depend on its attributes. */
  apply(): void {
    const isDark = this.theme === "dark" || (this.theme === "system" && this.#isDark);
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.theme = isDark ? "dark" : "light";
    root.dataset.motion = this.lessMotion ? "less" : "full";
  }
}

export const settings = new Settings();
