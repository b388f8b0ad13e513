/** A time of the tokens in milliseconds; nothing moves for those who want less motion. */
export function time(token: "quick" | "travel"): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--${token}`)) || 0;
}
