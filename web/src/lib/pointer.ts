/** Where the pointer last moved to; what moves under a pointer that rests was not pointed at. */
let last = { x: NaN, y: NaN };
addEventListener("pointermove", ({ clientX: x, clientY: y }) => (last = { x, y }), {
  capture: true,
  passive: true,
});

/** Has the page moved under the pointer, and not the pointer over the page? */
export const isResting = ({ clientX, clientY }: PointerEvent): boolean =>
  clientX === last.x && clientY === last.y;
