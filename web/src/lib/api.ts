import type {
  AnalysisShown,
  AskHint,
  BellsShown,
  CatalogueShown,
  Change,
  Consider,
  Considered,
  Done,
  Failed,
  GamesShown,
  HintShown,
  Lang,
  LessonShown,
  NewBell,
  NewTable,
  PositionShown,
  RecordKept,
  ReplayShown,
  RulesShown,
  TableCreated,
  TableShown,
  TablesListed,
} from "../protocol";

/** The server refused: its code and its words. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly line: number | null = null, // of a record
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(path, init);
  const body = (await response.json()) as T | Failed;
  if (response.ok) return body as T;
  const failed = body as Failed;
  throw new Refusal(failed.code, failed.message, failed.line);
}

function post<T>(path: string, body: unknown, secrets: string[] = []): Promise<T> {
  return ask<T>(path, { method: "POST", body: JSON.stringify(body), headers: headers(secrets) });
}

function headers(secrets: string[]): Record<string, string> {
  return secrets.length ? { authorization: `Seat ${secrets.join(",")}` } : {};
}

export const games = (lang: Lang) => ask<GamesShown>(`/api/games?lang=${lang}`);
export const words = (game: string, lang: Lang) =>
  ask<CatalogueShown>(`/api/games/${game}/words?lang=${lang}`);
export const rules = (game: string, lang: Lang) =>
  ask<RulesShown>(`/api/games/${game}/rules?lang=${lang}`);
export const lesson = (game: string, lang: Lang) =>
  ask<LessonShown>(`/api/games/${game}/lesson?lang=${lang}`);
export const createLesson = (game: string) => post<TableCreated>(`/api/games/${game}/lesson`, {});
export const tables = (lang: Lang) => ask<TablesListed>(`/api/tables?lang=${lang}`);
/** The secrets tell whether the own seats have answered already; nobody else knows. */
export const tablesNamed = (names: string[], secrets: string[], lang: Lang) =>
  ask<TablesListed>(`/api/tables?lang=${lang}&names=${names.join(",")}`, {
    headers: headers(secrets),
  });
export const create = (table: NewTable) => post<TableCreated>("/api/tables", table);
export const change = (table: string, message: Change, secrets: string[]) =>
  post<Done>(`/api/tables/${table}`, message, secrets);

export const consider = (table: string, asked: Consider, secrets: string[], lang: Lang) =>
  post<Considered>(`/api/tables/${table}/consider?lang=${lang}`, asked, secrets);

export const hint = (table: string, asked: AskHint, secrets: string[], lang: Lang) =>
  post<HintShown>(`/api/tables/${table}/hint?lang=${lang}`, asked, secrets);

export const bells = () => ask<BellsShown>("/api/bells");
export const hangBell = (table: string, bell: NewBell, secrets: string[]) =>
  post<unknown>(`/api/tables/${table}/bells`, bell, secrets);

export const replay = (name: string, lang: Lang) =>
  ask<ReplayShown>(`/api/replays/${name}?lang=${lang}`);
export const analysis = (name: string, seat: number, lang: Lang) =>
  ask<AnalysisShown>(`/api/replays/${name}/analysis?lang=${lang}&seat=${seat}`);
export const upload = (record: string) =>
  ask<RecordKept>("/api/records", { method: "POST", body: record });
export const playFrom = (name: string, number: number) =>
  post<TableCreated>(`/api/replays/${name}/${number}`, {});

/** The table of a finished game after so many decisions, through a seat's eyes. */
export function position(name: string, number: number, seat: number | null, lang: Lang) {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  return ask<PositionShown>(`/api/replays/${name}/${number}?lang=${lang}${eyes}`);
}

export interface Looking {
  lang: Lang;
  secrets: string[];
  seat: number | null;
  after?: number;
  signal?: AbortSignal;
}

/** The table as these seats see it; with `after`, once it is newer than that version. */
export function look(table: string, how: Looking): Promise<TableShown> {
  const query = new URLSearchParams({ lang: how.lang });
  if (how.seat !== null) query.set("seat", `${how.seat}`);
  if (how.after !== undefined) query.set("after", `${how.after}`);
  return ask(`/api/tables/${table}?${query}`, {
    headers: headers(how.secrets),
    signal: how.signal ?? null,
  });
}
