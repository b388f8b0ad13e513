import type { SeatShown, Sit, SitBot } from "../protocol";
import type { Lang } from "../protocol";
import * as api from "./api";
import { keepNewSecret, newKey, secretOfSeat, secretsOf } from "./seats";

/** Sit down at another table as at this one: on the own seats, computers on theirs. */
export async function sitAgain(table: string, seats: SeatShown[], lang: Lang): Promise<void> {
  const there = await api.look(table, { lang, secrets: [], seat: null });
  const free = [...seats.entries()].filter(([seat]) => there.seats[seat]?.kind === "open");
  for (const [seat, { name, is_yours }] of free) {
    if (!is_yours) continue;
    const secret = secretOfSeat(table, seat) ?? keepNewSecret(table, seat);
    await take(table, { type: "sit", key: newKey(), seat, name, secret });
  }
  for (const [seat, { kind, level, is_yours }] of free) {
    if (kind !== "bot" || is_yours) continue;
    await take(table, { type: "sit_bot", key: newKey(), seat, level });
  }
}

/** Somebody may have been quicker: a seat that is taken stays as it is. */
async function take(table: string, change: Sit | SitBot): Promise<void> {
  try {
    await api.change(table, change, secretsOf(table));
  } catch (error) {
    if (!(error instanceof api.Refusal && error.code === "not_allowed")) throw error;
  }
}
