import { whenDrawn } from "./motion";
import { settings } from "./settings.svelte";

interface Tone {
  hertz: number;
  after: number; // seconds
  long: number;
  loud: number;
}

let context: AudioContext | null = null;
let waking: Promise<void> | null = null; // asked for once: it costs time, and may take for ever

/** What is seen comes first: to open the first sound takes longer than a frame. */
function play(tones: Tone[]): void {
  if (settings.sound) whenDrawn(() => begin(tones));
}

/** Browsers let a page sound only after it has been used, and not at once. */
function begin(tones: Tone[]): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  if (audio.state === "running") return sound(audio, tones);
  waking ??= audio
    .resume()
    .then(() => sound(audio, tones))
    .catch(() => {}) // another sound tries again
    .finally(() => (waking = null));
}

function sound(audio: AudioContext, tones: Tone[]): void {
  for (const { hertz, after, long, loud } of tones) {
    const start = audio.currentTime + after;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = "sine";
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + long);
  }
}

const tone = (hertz: number, after: number, long = 0.5, loud = 0.08): Tone => ({
  hertz,
  after,
  long,
  loud,
});

export const sounds = {
  turn: () => play([tone(523, 0), tone(784, 0.14, 0.7)]),
  piece: () => play([tone(330, 0, 0.09, 0.03)]),
  end: () => play([tone(523, 0), tone(659, 0.15), tone(784, 0.3), tone(1047, 0.45, 1.1)]),
};
