import type { Lang, NewBell } from "../protocol";
import * as api from "./api";
import { secretsOf } from "./seats";
import { load, save } from "./storage";

/** Being told when it is one's turn, even when the page is closed. */
async function subscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known) return known;
  const { key } = await api.bells();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The browser's own service wakes the page up; where there is none, an open page still tells. */
export async function hangBells(table: string, seats: number[], lang: Lang): Promise<void> {
  if (Notification.permission !== "granted") return;
  try {
    const found = await subscription();
    for (const seat of found ? seats : []) await hang(table, seat, found!.toJSON(), lang);
  } catch {
    // no service, or no server: it is tried again with the next table
  }
}

async function hang(table: string, seat: number, found: PushSubscriptionJSON, lang: Lang) {
  const { endpoint = "", keys = {} } = found;
  const mark = `${endpoint} ${lang}`;
  if (load(`bell.${table}.${seat}`, "") === mark) return;
  const { p256dh = "", auth = "" } = keys;
  const bell: NewBell = { seat, kind: "push", address: endpoint, lang, p256dh, auth };
  await api.hangBell(table, bell, secretsOf(table));
  save(`bell.${table}.${seat}`, mark);
}

/** From then on its address is gone, and the server forgets it. */
export async function takeDownBells(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
