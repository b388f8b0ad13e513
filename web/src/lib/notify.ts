import type { TableShown } from "../protocol";
import { t } from "../words/index.svelte";
import { settings } from "./settings.svelte";
import { sounds } from "./sound";

/** Say that it is the visitor's turn, or that something happened, as the settings allow. */
export function announceTurn(before: TableShown | null, now: TableShown): void {
  const isMine = now.question !== null;
  document.title = isMine ? `● ${t("turn_title", { title: now.title })}` : `${now.title} · Rathaus`;
  if (!before) return;
  if (isMine && !before.question) {
    sounds.turn();
    if (document.hidden) showMessage(t("turn_title", { title: now.title }), now.prompt);
  } else if (before.status !== "over" && now.status === "over") {
    sounds.end();
  } else if (now.log.length && !now.log_restarts) {
    sounds.piece();
  }
}

function showMessage(title: string, body: string): void {
  if (!settings.notify || !("Notification" in window)) return;
  try {
    if (Notification.permission === "granted") new Notification(title, { body, tag: "rathaus" });
  } catch {
    // some phones allow messages from installed pages alone; title and sound say it too
  }
}

/** Ask the browser; false: it does not want to. */
export async function allowMessages(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
