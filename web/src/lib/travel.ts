import type { LogLine } from "../protocol";
import { signed } from "./decimal";
import { DICE, STRIKES } from "./kinds";
import { time } from "./motion";
import { settings } from "./settings.svelte";

const NEAR = 3; // pixels that nobody sees
const GLOW = 1600; // milliseconds
const HAND = ".dock"; // everybody looks there anyway
const CLIPS = ".drawn, .hands"; // boxes that would cut off what comes from outside

type Places = Map<string, [Element, DOMRect]>;

/** How the table looked before it changed. */
interface Before {
  places: Map<string, DOMRect>;
  numbers: Map<Element, number>;
  dice: Map<Element, string>;
}

/**
 * What moves explains itself: pieces (`data-travel`) go from where they were to where they are,
 * numbers (`data-tick`) count, dice (`data-die`) roll, disasters shake what they hit.
 */
export class Travel {
  #before: Before | null = null;
  #moved = new Set<string>(); // since the own last turn
  #counting = new Set<() => void>();

  /** Before the table changes. */
  look(): void {
    const isSeen = !document.hidden && !settings.lessMotion;
    this.#before = isSeen ? snapshot() : null;
    for (const stop of this.#counting) stop();
  }

  /**
   * After it has changed; `lines` tell what happened. When the own turn begins, what has changed
   * since the last one glows once. All is measured before anything moves: a look at the sizes
   * after a change makes the browser lay out the page once more.
   */
  go(lines: LogLine[], isTurn: boolean): void {
    const before = this.#before;
    this.#before = null;
    if (!before) return;
    const long = Math.min(450, time("travel"));
    const places = findPlaces(document.querySelectorAll("[data-travel]"));
    const moves = [...places].flatMap(([key, [node, to]]) => {
      const from = before.places.get(key);
      const isStill = from && Math.hypot(...offset(from, to)) < NEAR;
      return isStill ? [] : [{ key, node, from, to }];
    });
    const isWhole = moves.length > 0 && moves.length === before.places.size; // all was laid anew
    if (!isWhole) for (const { key } of moves) this.#moved.add(key);
    const flights =
      long && !isWhole ? moves.map(({ node, from, to }) => flight(node, from, to, long)) : [];
    for (const start of flights) start();
    if (long) this.#play(before, lines, long);
    if (isTurn) this.#glow(places);
  }

  #play(before: Before, lines: LogLine[], long: number): void {
    for (const [node, number] of before.numbers) this.#count(node, number, long);
    const isRolled = lines.some(({ kind }) => DICE.includes(kind));
    for (const [node, value] of before.dice)
      if (isRolled || value !== node.getAttribute("data-die")) roll(node, long);
    for (const { kind, seat } of lines) if (STRIKES.includes(kind)) strike(seat, long);
  }

  #glow(places: Places): void {
    for (const [key, [node]] of places)
      if (this.#moved.has(key) && !node.closest(HAND)) shine(node);
    this.#moved.clear();
  }

  /** The own turn ends: from now on it is news. */
  forget(): void {
    this.#moved.clear();
  }

  /** A number goes to its new value step by step. */
  #count(node: Element, from: number, long: number): void {
    const text = node.firstChild;
    const to = numberIn(node);
    if (!(text instanceof Text) || to === null || to === from || !node.isConnected) return;
    const start = performance.now();
    const last = text.data;
    const stop = () => {
      if (text.data !== last) text.data = last;
      cancelAnimationFrame(frame);
      this.#counting.delete(stop);
    };
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / long));
      if (share >= 1) return stop();
      text.data = signed(Math.round(from + (to - from) * share));
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    this.#counting.add(stop);
  }
}

/** Null: there is nothing that moves. The page is searched once for all of it. */
function snapshot(): Before | null {
  const before: Before = { places: new Map(), numbers: new Map(), dice: new Map() };
  const nodes = document.querySelectorAll("[data-travel], [data-tick], [data-die]");
  for (const [key, [, rect]] of findPlaces(nodes)) before.places.set(key, rect);
  for (const node of nodes) {
    const number = node.hasAttribute("data-tick") ? numberIn(node) : null;
    if (number !== null) before.numbers.set(node, number);
    const die = node.getAttribute("data-die");
    if (die !== null) before.dice.set(node, die);
  }
  return nodes.length ? before : null;
}

/** Where the pieces are; those outside the window are left out. */
function findPlaces(nodes: Iterable<Element>): Places {
  const found: Places = new Map();
  for (const node of nodes) {
    const key = keyOf(node);
    if (!key) continue;
    const rect = node.getBoundingClientRect();
    const isSeen =
      rect.width > 0 &&
      rect.right > 0 &&
      rect.bottom > 0 &&
      rect.left < innerWidth &&
      rect.top < innerHeight;
    if (isSeen) found.set(key, [node, rect]);
  }
  return found;
}

/** A card is the same piece in the hand and on a board, whatever it is called there. */
function keyOf(node: Element): string {
  const key = node.getAttribute("data-travel") ?? "";
  const isPiece = key.startsWith("card:") || key.startsWith("tile:");
  return isPiece ? `piece:${key.slice(5)}` : key;
}

function numberIn(node: Element): number | null {
  const only = node.childNodes.length === 1 ? node.firstChild : null;
  const number =
    only instanceof Text && only.data.trim() ? Number(only.data.replace("−", "-")) : NaN;
  return Number.isInteger(number) ? number : null;
}

const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];

function offset(from: DOMRect, to: DOMRect): [number, number] {
  const [x = 0, y = 0] = middle(from);
  const [toX = 0, toY = 0] = middle(to);
  return [x - toX, y - toY];
}

/** From one place to the other; what is new appears. It is measured now and starts when called. */
function flight(node: Element, from: DOMRect | undefined, to: DOMRect, long: number): () => void {
  if (!from)
    return () =>
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: long, easing: "ease-out" });
  const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) || 1 : 1;
  const [x, y] = offset(from, to).map((way) => `${way / scale}px`);
  const size = node instanceof HTMLElement ? from.width / to.width : 1;
  const clip = clipOf(node, from);
  const open = { overflow: "visible", maskImage: "none", zIndex: "8" };
  return () => {
    clip?.animate([open, open], { duration: long });
    node.animate(
      [
        { translate: `${x} ${y}`, scale: `${size}`, zIndex: 9 },
        { translate: "0 0", scale: "1", zIndex: 9 },
      ],
      { duration: long, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" },
    );
  };
}

/** The box that would cut off what comes from outside, and need not, since it shows all it has. */
function clipOf(node: Element, from: DOMRect): HTMLElement | null {
  const box = node.closest<HTMLElement>(CLIPS);
  if (!box) return null;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const isInside =
    from.left >= left && from.right <= right && from.top >= top && from.bottom <= bottom;
  const isWhole =
    box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
  return isInside || !isWhole ? null : box;
}

function roll(node: Element, long: number): void {
  const about = { transformBox: "fill-box", transformOrigin: "center" };
  node.animate(
    [
      { ...about, rotate: "0deg", scale: "1" },
      { ...about, rotate: "150deg", scale: "1.18", offset: 0.45 },
      { ...about, rotate: "360deg", scale: "1" },
    ],
    { duration: long, easing: "ease-out" },
  );
}

function shine(node: Element): void {
  const bright = { filter: "drop-shadow(0 0 5px var(--lit)) drop-shadow(0 0 2px var(--lit))" };
  node.animate([bright, bright, { filter: "none" }], { duration: GLOW, easing: "ease-in" });
}

/** What is hit shakes: the area of a seat, or the whole table. */
function strike(seat: number | null, long: number): void {
  const area = seat === null ? null : document.querySelector(`[data-area="${seat}"]`);
  const node = area ?? document.querySelector(".drawn");
  const shifts = [0, -5, 5, -4, 3, 0];
  node?.animate(
    shifts.map((x) => ({ translate: `${x}px 0` })),
    { duration: long },
  );
  node?.animate([{ boxShadow: "inset 0 0 0 4px var(--bad)" }, { boxShadow: "none" }], {
    duration: 2 * long,
  });
}
