/** When the frame that is being made is on the screen; at once where nobody looks. */
export function whenDrawn(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => requestAnimationFrame(act));
}

/** A time of the tokens in milliseconds; nothing moves for those who want less motion. */
export function time(token: "quick" | "travel"): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--${token}`)) || 0;
}
