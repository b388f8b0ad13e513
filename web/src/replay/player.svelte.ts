import { load, save } from "../lib/storage";

/** How long a stop is looked at, in milliseconds. */
export const SPEEDS = { slow: 3500, normal: 1800, fast: 800, fastest: 300 } as const;
export type Speed = keyof typeof SPEEDS;
const GLANCE = 100; // milliseconds until the next look whether the table has come

/** Goes through a game by itself, one stop after another. */
export class Player {
  isPlaying = $state(false);
  speed: Speed = $state(load<Speed>("replay.speed", "normal"));
  #timer = 0;

  constructor(
    readonly goOn: () => boolean, // false: that was the end
    readonly isShown: () => boolean, // the server has told what stands there
  ) {}

  toggle = (): void => {
    if (this.isPlaying) this.stop();
    else this.#start();
  };

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    save("replay.speed", speed);
  }

  #start(): void {
    this.isPlaying = true;
    this.#step();
  }

  #step(): void {
    if (!this.isPlaying) return;
    if (!this.isShown()) this.#wait(GLANCE);
    else if (this.goOn()) this.#wait(SPEEDS[this.speed]);
    else this.stop();
  }

  #wait(time: number): void {
    this.#timer = setTimeout(() => this.#step(), time);
  }
}
