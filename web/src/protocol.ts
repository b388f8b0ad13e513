// Made by `python -m rathaus.server.types`; the messages of src/rathaus/server/protocol.
// Do not edit: change the structs there and run `npm run types`.

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Lang = (typeof LANGUAGES)[number];

export interface Hello {
  type: "hello";
  secrets?: string[];
  lang?: Lang;
}

export interface Look {
  type: "look";
  lang: Lang;
  seat?: number | null;
}

export interface Sit {
  type: "sit";
  key: string;
  seat: number;
  name: string;
  secret: string;
}

export interface SitBot {
  type: "sit_bot";
  key: string;
  seat: number;
  level: string;
}

export interface Leave {
  type: "leave";
  key: string;
  seat: number;
  level?: string | null;
}

export interface Concede {
  type: "concede";
  key: string;
  seat: number;
  level?: string | null;
}

export interface TakeOver {
  type: "take_over";
  key: string;
  seat: number;
  name: string;
  secret: string;
  token: string;
}

export interface Move {
  type: "move";
  key: string;
  version: number;
  seat: number;
  move: string;
  then?: string[];
  careful?: boolean;
}

export interface Consider {
  type: "consider";
  version: number;
  seat: number;
  path: string[];
}

export interface Undo {
  type: "undo";
  key: string;
  version: number;
  seat: number;
}

export interface Propose {
  type: "propose";
  key: string;
  seat: number;
  what: "bot" | "invite" | "person" | "undo";
  about: number;
  level?: string | null;
  token?: string | null;
}

export interface Vote {
  type: "vote";
  key: string;
  seat: number;
  agrees: boolean;
}

export interface Chat {
  type: "chat";
  key: string;
  seat: number;
  text: string;
}

export interface Report {
  type: "report";
  key: string;
  seat: number;
  about: number;
}

export interface Rematch {
  type: "rematch";
  key: string;
  seat: number;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string | number | boolean>;
  public?: boolean;
  pace?: "live" | "turns";
  chat?: boolean;
  remind?: number;
}

export interface NewBell {
  seat: number;
  kind: "mail" | "push" | "webhook";
  address: string;
  lang?: Lang;
  p256dh?: string;
  auth?: string;
}

export interface NoBell {
  seat: number;
  address: string;
}

export interface AskHint {
  seat: number;
  version: number;
  path?: string[];
}

export interface SeatShown {
  name: string;
  kind: "bot" | "open" | "person";
  level: string;
  is_yours: boolean;
  is_here: boolean;
  replace_in: number | null;
  in_turn: boolean;
  is_substitute: boolean;
  is_offered: boolean;
  has_conceded: boolean;
}

export interface TargetShown {
  kind: "piece" | "place" | "seat";
  key: string;
  field: string;
  seat: number | null;
}

export interface EffectShown {
  kind: "gain" | "lose" | "pay" | "place" | "reach";
  what: string;
  amount: number;
  seat: number | null;
}

export interface TrailShown {
  what: string;
  amount: number;
  places: TargetShown[];
  prices: number[];
}

export interface MoveShown {
  move: string;
  kind: string;
  text: string;
  note: string;
  targets: TargetShown[];
  effects: EffectShown[];
  ends: boolean;
  trails: TrailShown[];
  then: string[];
}

export interface RefusedShown {
  move: string;
  text: string;
  reason: string;
  clause: string;
  targets: TargetShown[];
}

export interface QuestionShown {
  seat: number;
  moves: MoveShown[];
  refused: RefusedShown[];
  version: number;
}

export interface MarkShown {
  start: number;
  end: number;
  kind: string;
  key: string;
}

export interface LogLine {
  number: number;
  seat: number | null;
  text: string;
  kind: string;
  data: Record<string, unknown>;
  marks: MarkShown[];
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
}

export interface VoteShown {
  what: string;
  by: number;
  about: number;
  level: string;
  waiting: number[];
}

export interface StandingShown {
  scores: number[];
  ranks: number[];
  sheets: Record<string, unknown>[];
}

export interface ResultShown {
  scores: number[];
  ranks: number[];
  sheets: Record<string, unknown>[];
  seed: string;
}

export interface TableShown {
  type: "table";
  id: string;
  game: string;
  title: string;
  version: number;
  status: "open" | "over" | "playing";
  pace: "live" | "turns";
  options: Record<string, unknown>;
  seats: SeatShown[];
  seat: number | null;
  prompt: string;
  view: Record<string, unknown> | null;
  question: QuestionShown | null;
  can_undo: boolean;
  log: LogLine[];
  log_restarts: boolean;
  chat: ChatLine[];
  has_chat: boolean;
  is_prepared: boolean;
  vote: VoteShown | null;
  seed_hash: string;
  result: ResultShown | null;
  standing: StandingShown | null;
  rematch: string;
  rematch_by: number | null;
}

export interface Considered {
  type: "considered";
  path: string[];
  prompt: string;
  question: QuestionShown;
}

export interface HintShown {
  move: MoveShown;
  other: string;
  points: number;
  reasons: string[];
  is_searched: boolean;
}

export interface Done {
  type: "done";
  key: string;
  version: number;
}

export interface Failed {
  type: "failed";
  code: string;
  message: string;
  key: string | null;
  line: number | null;
}

export interface TableListed {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, unknown>;
  status: "open" | "over" | "playing";
  seats: string[];
  turn: number[];
  updated: number;
}

export interface TablesListed {
  tables: TableListed[];
}

export interface BellsShown {
  key: string;
  kinds: string[];
}

export interface TableCreated {
  id: string;
}

export interface OptionShown {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  text: string;
  players: number[];
}

export interface GameShown {
  name: string;
  title: string;
  players: number[];
  options: OptionShown[];
  bots: string[];
  about: string[];
  has_lesson: boolean;
}

export interface GamesShown {
  games: GameShown[];
}

export interface GroupShown {
  facet: "acts" | "category" | "set";
  name: string;
}

export interface PieceShown {
  key: string;
  name: string;
  breakable: string;
  kind: string;
  number: string;
  colour: string;
  symbols: string;
  lines: string[];
  face: Record<string, unknown>;
  groups: GroupShown[];
}

export interface FieldShown {
  label: string;
  layout: "counts" | "grid" | "map" | "pile" | "row" | "track" | "value";
  place: "clock" | "details" | "hand" | "table";
  holds: "" | "seat";
  parts: Record<string, string>;
  cells: string[];
  columns: number;
  last: number;
}

export interface CatalogueShown {
  pieces: Record<string, PieceShown>;
  fields: Record<string, FieldShown>;
  names: Record<string, string>;
  signs: Record<string, string>;
  sheet: Record<string, string>;
  ratings: string[];
  ladders: Record<string, number[]>;
  areas: string;
}

export interface SpanShown {
  kind: "em" | "piece" | "strong" | "text";
  text: string;
}

export interface RowShown {
  cells: SpanShown[][];
  clauses: string[];
  depth: number;
}

export interface BlockShown {
  kind: "list" | "steps" | "table" | "text";
  rows: RowShown[];
  head: SpanShown[][];
}

export interface SectionShown {
  anchor: string;
  heading: string;
  level: number;
  blocks: BlockShown[];
}

export interface RulesShown {
  title: string;
  about: BlockShown[];
  chapters: Record<string, SectionShown[]>;
}

export interface SuggestionShown {
  moves: string[];
  texts: string[];
  follows: boolean;
}

export interface LessonShown {
  players: number;
  level: string;
  answers: SuggestionShown[];
  general: Record<string, string>;
  ending: string;
}

export interface DecisionShown {
  seat: number;
  move: string;
  text: string;
  log: number;
}

export interface RoundShown {
  number: number;
  text: string;
}

export interface PointShown {
  number: number;
  scores: number[];
}

export interface ReplayShown {
  id: string;
  game: string;
  title: string;
  players: number;
  seats: SeatShown[];
  options: Record<string, unknown>;
  decisions: DecisionShown[];
  opening: number;
  seed: string | null;
  seed_hash: string;
  draws_verified: number;
  result: ResultShown;
  rounds: RoundShown[];
  course: PointShown[];
}

export interface PositionShown {
  number: number;
  seat: number | null;
  prompt: string;
  view: Record<string, unknown>;
  turn: number[];
  log: LogLine[];
  standing: StandingShown | null;
}

export interface OutlookShown {
  number: number;
  scores: number[];
  chances: number[];
}

export interface CostShown {
  number: number;
  played: string;
  better: string;
  points: number;
}

export interface AnalysisShown {
  seat: number;
  is_judged: boolean;
  course: OutlookShown[];
  costs: CostShown[];
}

export interface RecordKept {
  id: string;
}

export type Change = Sit | SitBot | Leave | Concede | TakeOver | Move | Undo | Propose | Vote | Chat | Report | Rematch;

export type AnyFromClient = Hello | Look | Consider | Sit | SitBot | Leave | Concede | TakeOver | Move | Undo | Propose | Vote | Chat | Report | Rematch;

export type FromServer = TableShown | Considered | Done | Failed;
