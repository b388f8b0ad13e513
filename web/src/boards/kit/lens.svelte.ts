import { isFree } from "../../lib/shortcuts";

interface Size {
  width: number;
  height: number;
}

/** Where something lies, in its own units; or the part of a window that is free, in pixels. */
export interface Frame extends Size {
  left: number;
  top: number;
}

/** Where the sheet lies in the window, and how many pixels to a unit it has there. */
interface Place extends Point {
  scale: number;
}

interface Point {
  x: number;
  y: number;
}

const AIR = 12; // pixels around what fits
const STEP = 60; // pixels that an arrow key goes
const RESTS = 200; // milliseconds after which a hand has let go
const DRAG = 5; // pixels until a press is a drag and no click

/** Where a sheet lies under a window, and how large; until somebody moves it, all of it is seen. */
export class Lens {
  #own: Place | null = $state.raw(null); // by hand
  isHeld = $state(false); // and dragged
  isMoved = $state(false); // by hand, just now: it follows at once
  #resting = 0;
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #last: Place | null = null;
  /** It stays as it is while somebody is about to choose: nothing moves away from under a finger. */
  readonly #fitting = $derived.by(() => {
    const fitting = this.#fit();
    if (!this.isStill() || !this.#last) this.#last = fitting;
    return this.#last;
  });

  constructor(
    readonly sheet: () => Frame,
    readonly free: () => Frame,
    readonly nearest: () => number,
    readonly isStill: () => boolean = () => false,
  ) {}

  get x(): number {
    return this.#now.x;
  }

  get y(): number {
    return this.#now.y;
  }

  /** Pixels to a unit of the sheet. */
  get scale(): number {
    return this.#now.scale;
  }

  get isFitting(): boolean {
    return this.#own === null;
  }

  fit(): void {
    this.#own = null;
  }

  /** Larger or smaller around a point of the window; else around the middle. */
  zoom(by: number, at: Point = this.#middle): void {
    const { x, y, scale } = this.#now;
    const least = Math.min(this.#fitting.scale, this.nearest());
    const wanted = Math.max(least, Math.min(scale * by, this.nearest()));
    if (by < 1 && wanted <= least * 1.001) return this.fit();
    const grown = wanted / scale;
    this.#go({ x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown, scale: wanted });
  }

  move(dx: number, dy: number): void {
    const { x, y, scale } = this.#now;
    this.#go({ x: x + dx, y: y + dy, scale });
  }

  readonly handlers = {
    onwheel: (event: WheelEvent) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), at(event));
    },
    onpointerdown: (event: PointerEvent) => this.#press(event),
    onpointermove: (event: PointerEvent) => this.#drag(event),
    onpointerup: (event: PointerEvent) => this.#lift(event),
    onpointercancel: (event: PointerEvent) => this.#lift(event),
    /** The browser scrolls to what gets the focus; the sheet goes there instead. */
    onscroll: (event: Event) => {
      const window = event.currentTarget as HTMLElement;
      if (!window.scrollLeft && !window.scrollTop) return;
      this.move(-window.scrollLeft, -window.scrollTop);
      window.scrollTo(0, 0);
    },
  };

  // -- inside -------------------------------------------------------------------------------

  get #now() {
    return this.#own ?? this.#fitting;
  }

  get #middle(): Point {
    const { left, top, width, height } = this.free();
    return { x: left + width / 2, y: top + height / 2 };
  }

  #fit(): Place {
    const { left, top, width, height } = this.sheet();
    const free = this.free();
    const room = { width: free.width - 2 * AIR, height: free.height - 2 * AIR };
    const fitting = Math.min(room.width / width, room.height / height, this.nearest());
    const scale = Math.max(0.05, fitting);
    return {
      x: free.left + (free.width - width * scale) / 2 - left * scale,
      y: free.top + (free.height - height * scale) / 2 - top * scale,
      scale,
    };
  }

  /** Some of the sheet always stays in the middle of the window. */
  #go({ x, y, scale }: Place): void {
    const { left, top, width, height } = this.sheet();
    const middle = this.#middle;
    this.isMoved = true;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.isMoved = false), RESTS);
    this.#own = {
      x: Math.min(middle.x - left * scale, Math.max(middle.x - (left + width) * scale, x)),
      y: Math.min(middle.y - top * scale, Math.max(middle.y - (top + height) * scale, y)),
      scale,
    };
  }

  #press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    this.#fingers.set(event.pointerId, at(event));
    this.#start = this.#fingers.size === 1 ? at(event) : null;
  }

  #drag(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === "mouse" && !event.buttons) return this.#lift(event);
    const now = at(event);
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId);
    if (!other && !this.isHeld && this.#start && distance(now, this.#start) < DRAG) return;
    if (!this.isHeld) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.isHeld = true;
    this.#fingers.set(event.pointerId, now);
    if (other) this.#pinch(before, now, other[1]);
    else this.move(now.x - before.x, now.y - before.y);
  }

  #pinch(before: Point, now: Point, other: Point): void {
    this.zoom(distance(now, other) / Math.max(1, distance(before, other)), {
      x: (now.x + other.x) / 2,
      y: (now.y + other.y) / 2,
    });
    this.move((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #lift(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size) return;
    // The click that follows a drag would be one on whatever lies there.
    if (this.isHeld) setTimeout(() => (this.isHeld = false));
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!isFree(event)) return;
    if (event.key === "+" || event.key === "=") this.zoom(1.35);
    else if (event.key === "-") this.zoom(1 / 1.35);
    else if (event.key === "0") this.fit();
    else if (arrow && event.shiftKey) this.move(arrow[0] * STEP, arrow[1] * STEP);
    else return;
    event.preventDefault();
  };
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where a pointer is in the window. */
function at(event: MouseEvent): Point {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
