import type { Action } from "svelte/action";

/** More about a button for those who listen, without more text for those who look. */
export const described: Action<HTMLElement, string[] | undefined> = (node, lines) => {
  const update = (now: string[] | undefined) =>
    now?.length
      ? node.setAttribute("aria-description", now.filter(Boolean).join(". "))
      : node.removeAttribute("aria-description");
  update(lines);
  return { update };
};
