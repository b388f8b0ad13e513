import { load, save } from "./storage";

/** A table this browser has a seat at, or has set. */
export interface OwnTable {
  id: string;
  title: string;
  at: number;
  seats?: number[]; // the own ones, once there are any
}

const FRESH = 60_000; // milliseconds
const MOST = 50; // as many as the server tells of at once

function random(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}

/** A key makes a change harmless when it is sent twice. */
export const newKey = () => random(12);

export function secretsOf(table: string): string[] {
  return load<Record<string, string[]>>("secrets", {})[table] ?? [];
}

export function keepSecret(table: string, secret: string): void {
  const all = load<Record<string, string[]>>("secrets", {});
  const known = all[table] ?? [];
  if (!known.includes(secret)) save("secrets", { ...all, [table]: [...known, secret] });
}

/** The secret that this browser has taken a seat with. */
export function secretOfSeat(table: string, seat: number): string | undefined {
  return load<string | undefined>(`seat.${table}.${seat}`, undefined);
}

/** A secret to take a seat with. */
export function keepNewSecret(table: string, seat: number): string {
  const secret = random(16);
  keepSecret(table, secret);
  save(`seat.${table}.${seat}`, secret);
  return secret;
}

/** A secret link opens a seat; the secret leaves the address at once. */
export function takeSecretFromAddress(table: string): void {
  const secret = /seat=([0-9a-f]{32,64})/.exec(location.hash)?.[1];
  if (!secret) return;
  keepSecret(table, secret);
  history.replaceState(null, "", location.pathname);
}

/** A link leads to the seat of a computer, for whoever opens it first. */
export interface Ticket {
  seat: number;
  token: string;
}

export function keepNewOffer(table: string, seat: number): string {
  const token = random(16);
  save(`offer.${table}.${seat}`, token);
  return token;
}

/** The link that this browser has made for a seat. */
export function offerLink(table: string, seat: number): string | undefined {
  const token = load<string | undefined>(`offer.${table}.${seat}`, undefined);
  return token && `${location.origin}/table/${table}#take=${seat}.${token}`;
}

export function takeTicketFromAddress(): Ticket | null {
  const [, seat, token] = /take=(\d)\.([0-9a-f]{32,64})/.exec(location.hash) ?? [];
  if (!seat || !token) return null;
  history.replaceState(null, "", location.pathname);
  return { seat: Number(seat), token };
}

export function ownTables(): OwnTable[] {
  return load<OwnTable[]>("tables", []);
}

export function isRemembered(id: string): boolean {
  return ownTables().some((table) => table.id === id);
}

/** The newest comes first; a visit that goes on is written down now and then. */
export function rememberTable(id: string, title: string, seats: number[] = []): void {
  const [first, ...rest] = ownTables();
  const table: OwnTable = { id, title, at: Date.now(), seats };
  const isSame = first?.id === id && first.title === title && `${first.seats}` === `${seats}`;
  if (isSame && table.at - first.at < FRESH) return;
  const others = [first, ...rest].filter((each) => each && each.id !== id);
  save("tables", [table, ...others].slice(0, MOST));
}

export function forgetTable(id: string): void {
  save(
    "tables",
    ownTables().filter((table) => table.id !== id),
  );
}
