import { getContext, setContext, tick } from "svelte";
import { MediaQuery, SvelteSet } from "svelte/reactivity";
import { boardOf, type GameBoard } from "../boards/board";
import type {
  Change,
  Failed,
  LogLine,
  MoveShown,
  Propose,
  QuestionShown,
  TableShown,
  TargetShown,
} from "../protocol";
import { t } from "../words/index.svelte";
import type { Aim } from "./aim.svelte";
import { Answer, idOf, isWhole, lastOf, nameOf, type Choice } from "./answer.svelte";
import { Catalogue } from "./catalogue.svelte";
import { wordsFor } from "./failure";
import { Live, type Listener, type Source } from "./live.svelte";
import { announceTurn } from "./notify";
import { Pace } from "./pace.svelte";
import { talliesOf, type Tallies } from "./recap";
import { sitAgain } from "./rematch";
import { Repeat } from "./repeat";
import { keepResult } from "./results";
import { router } from "./router.svelte";
import {
  isRemembered,
  keepNewSecret,
  newKey,
  rememberTable,
  secretOfSeat,
  secretsOf,
} from "./seats";
import { settings } from "./settings.svelte";
import { load, save } from "./storage";
import { isAmong } from "./targets";
import { Travel } from "./travel";

const FAILURE_STAYS = 8000; // milliseconds
const wide = new MediaQuery("min-width: 641px");

/** What the pointer or the focus is on, and where it is on the screen. */
interface Aimed {
  aim: Aim;
  things: TargetShown[];
  place: DOMRect;
}

/** A change without the key that every change carries. */
type Keyless<C> = C extends Change ? Omit<C, "key"> : never;

/** All about one table: what the server shows of it, and what can be done there. */
export class TableManager {
  shown: TableShown | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  failure: string = $state("");
  isGone = $state(false);
  #sent: string | null = $state(null); // the question that was answered
  #tried: string | null = null; // the last answer that was sent, by its name
  sent: string[] = []; // the same as notations, for whoever follows along
  lastTurn = $state(-1); // the last line of the log before the own last decision
  tallies: Tallies = $state.raw([]); // what everybody had then
  covered: number | null = $state(null); // on a shared device: whose turn it is to look
  selected: string | null = $state(null); // the choice that Enter would make, by its name
  pressed: Choice = $state.raw([]); // the choice that was last pressed on the board
  isPlayingAgain = $state(false); // on the way to another table
  unsure: string | null = $state(null); // the answer that is sent when it is pressed again
  pointed: TargetShown[] = $state.raw([]); // what the pointer or the focus in a list is about
  aimed: Aimed | null = $state.raw(null); // what the pointer or the focus on the board is on
  offered: { choices: Choice[]; place: DOMRect } | null = $state.raw(null); // to pick one of
  board: GameBoard | null = $state.raw(null);
  isDrawable = $state(false); // it is known whether there is a board, and it is here
  isScoring = $state(false); // the scoring if the game ended now is shown
  opened: number | null = $state(null); // whose area is shown large
  readonly answer = new Answer(
    (question, path) => this.live.consider(question, path),
    (answer) => this.take(answer),
  );
  readonly #repeat = new Repeat((choice) => this.take(choice));
  readonly catalogue = new Catalogue();
  readonly pace = new Pace((table) => this.#show(table));
  readonly #travel = new Travel();
  readonly live: Source;
  #secrets: string[];
  #wanted: number | null = $state(null); // the own seat through whose eyes to look
  #eyes = ""; // who looks, and at what
  #fading = 0;
  readonly #aims = new SvelteSet<Aim>();
  #burst = ""; // what was asked when the first of several quick clicks came

  constructor(
    readonly id: string,
    connect = (listener: Listener): Source => new Live(id, listener),
  ) {
    this.#secrets = secretsOf(id);
    this.live = connect({
      show: (table) => this.pace.take(table),
      consider: (considered) => this.answer.learn(considered),
      fail: (failed) => this.#fail(failed),
      secrets: () => this.#secrets,
      lang: () => settings.lang,
      seat: () => this.#wanted,
    });
  }

  close(): void {
    this.#repeat.stop();
    this.live.close();
    this.pace.close();
  }

  /** Without a table: the words and the drawings of a game. */
  prepare(game: string): void {
    void this.catalogue.load(game, settings.lang);
    if (!this.isDrawable) void this.#draw(game);
  }

  // -- what there is ------------------------------------------------------------------------

  get seat(): number | null {
    return this.shown?.seat ?? null;
  }

  get ownSeats(): number[] {
    const seats = this.shown?.seats ?? [];
    return seats.flatMap((seat, number) => (seat.is_yours ? [number] : []));
  }

  /** Everything that the table is shown with has come. */
  get isReady(): boolean {
    return this.shown !== null && this.isDrawable && this.catalogue.isThere;
  }

  get isMyTurn(): boolean {
    return Boolean(this.shown?.question);
  }

  /** The seats that have to decide; in a question to several nobody knows who has done so, but
   *  for oneself. */
  get inTurn(): number[] {
    const { seats = [], seat: own, question } = this.shown ?? {};
    return seats.flatMap(({ in_turn }, seat) =>
      in_turn && (seat !== own || question) ? [seat] : [],
    );
  }

  /** Their names. */
  get deciding(): string[] {
    return this.inTurn.map((seat) => this.name(seat));
  }

  /** An answer is on its way: the question that is shown has been answered. */
  get isSending(): boolean {
    const question = this.shown?.question;
    return question != null && this.#sent === idOf(question);
  }

  /** What is asked now: by the table, or after the first moves of the answer. */
  get question(): QuestionShown | null {
    return this.answer.question;
  }

  /** Which step of which question is open; empty: nothing is asked, or nobody knows yet. */
  get step(): string {
    const { question, answer } = this;
    return question && !this.isSending && !answer.isFilling
      ? `${idOf(question)} ${nameOf(answer.path)}`
      : "";
  }

  get prompt(): string {
    return this.answer.prompt || (this.shown?.prompt ?? "");
  }

  name(seat: number): string {
    const shown = this.shown?.seats[seat];
    if (!shown && this.shown) return this.catalogue.name("automa"); // plays by itself
    return shown?.name || t("player", { number: seat + 1 });
  }

  /** The secret link of an own seat, where this browser knows which secret it has. */
  seatLink(seat: number): string | undefined {
    const only = this.ownSeats.length === 1 ? this.#secrets.at(-1) : undefined;
    const secret = secretOfSeat(this.id, seat) ?? only;
    return secret && `${location.origin}/table/${this.id}#seat=${secret}`;
  }

  // -- what moves are about ------------------------------------------------------------------

  /** What can be chosen by pointing at one of these things. */
  choicesAt(things: TargetShown[]): Choice[] {
    return this.answer.choicesAt(things, this.#ahead);
  }

  refusedAt(things: TargetShown[]) {
    return this.answer.refusedAt(things, this.#ahead);
  }

  isPointedAt(things: TargetShown[]): boolean {
    return isAmong(this.pointed, things);
  }

  /** Is it part of the answer that is being made, and not of what is asked next? */
  isChosen(things: TargetShown[]): boolean {
    if (this.question?.moves.some(({ targets }) => isAmong(targets, things))) return false;
    return this.answer.path.some(({ targets }) => isAmong(targets, things));
  }

  /** The area of the next opponent, large; once round, it closes. */
  openNext(): void {
    const others = (this.shown?.seats ?? []).flatMap((_, seat) => (seat === this.seat ? [] : seat));
    this.opened = others[this.opened === null ? 0 : others.indexOf(this.opened) + 1] ?? null;
  }

  /** An aim is on the screen, until the function that is returned is called. */
  mount(aim: Aim): () => void {
    this.#aims.add(aim);
    return () => this.#aims.delete(aim);
  }

  /** The moves that nothing on the screen stands for: they need a button of their own. */
  get plain(): MoveShown[] {
    if (!this.catalogue.isThere) return [];
    const things = [...this.#aims].flatMap((aim) => (aim.isLive() ? aim.things() : []));
    const moves = this.question?.moves ?? [];
    return moves.filter(({ targets }) => !isAmong(targets, things));
  }

  /** A second click that comes so quickly was meant for the step before. */
  isRepeated(event: MouseEvent): boolean {
    const isLate = event.detail > 1 && this.#burst !== this.step;
    this.#burst = this.step;
    return isLate;
  }

  /** Several choices are about one thing: pick one. */
  offer(choices: Choice[], place: DOMRect): void {
    this.offered = { choices, place };
  }

  /** Once shows what a choice would do, again makes it; `isSure`: that was seen already. */
  press(choice: Choice, isSure: boolean): void {
    const isAgain = this.selected === nameOf(choice);
    this.selected = nameOf(choice);
    this.pressed = choice;
    if (isAgain || (isSure && !settings.twoClicks) || !isWhole(choice)) this.take(choice);
  }

  /** Make a choice: the answer is complete, if need be by its default, and sent; or it goes on. */
  take(choice: Choice): void {
    this.offered = null;
    if (isWhole(choice)) this.#play(choice);
    else this.#goFurther(choice);
  }

  /** Make a choice, and every further one by hand. */
  begin(choice: Choice): void {
    if (lastOf(choice)?.ends) this.take(choice);
    else this.#goFurther(choice);
  }

  #goFurther(choice: Choice): void {
    this.selected = null;
    this.answer.go(choice);
  }

  /** Another question: what was pointed at belongs to the one before. */
  #forget(): void {
    this.aimed = this.offered = null;
    this.selected = this.unsure = null;
    this.pressed = [];
  }

  /** Make a choice of one step, and make it again as long as the same is asked. */
  repeat(choice: Choice): void {
    this.#repeat.start(this.shown?.question ?? null, choice);
  }

  /** What the board lets one point at before it is asked. */
  lookAhead(): void {
    this.answer.lookAhead(this.#ahead);
  }

  /** Does the mouse look into what follows this choice by resting on it? */
  canPeek(choice: Choice): boolean {
    const [first, ...more] = choice;
    const kinds = wide.current ? (this.board?.peeks ?? []) : []; // no mouse rests on a phone
    return Boolean(first && !more.length && kinds.includes(first.kind) && !isWhole(choice));
  }

  get #ahead(): readonly string[] {
    return this.board?.ahead ?? [];
  }

  // -- what can be done ---------------------------------------------------------------------

  sit(seat: number, name: string): void {
    const secret = keepNewSecret(this.id, seat);
    this.#secrets = [...this.#secrets, secret];
    this.#send({ type: "sit", seat, name, secret });
  }

  sitBot(seat: number, level: string): void {
    this.#send({ type: "sit_bot", seat, level });
  }

  leave(seat: number): void {
    this.#send({ type: "leave", seat });
  }

  #play(answer: Choice): void {
    const question = this.shown?.question;
    const [first, ...rest] = [...answer.map(({ move }) => move), ...(lastOf(answer)?.then ?? [])];
    if (!question || !first || this.isSending) return;
    const { version, seat } = question;
    const careful = settings.careful && this.unsure !== nameOf(answer);
    this.#sent = idOf(question);
    this.#tried = nameOf(answer);
    this.sent = [first, ...rest];
    this.unsure = null;
    this.#markTurn(seat);
    this.#send({ type: "move", version, seat, move: first, then: rest, careful });
    if (this.#wanted !== null) this.look(null); // on a shared device the next one in turn looks
  }

  undo(): void {
    if (this.shown?.seat == null) return;
    this.#send({ type: "undo", version: this.shown.version, seat: this.shown.seat });
  }

  propose(what: Propose["what"], about: number, level: string | null = null): void {
    if (this.seat !== null) this.#send({ type: "propose", seat: this.seat, what, about, level });
  }

  /** Play in person again. */
  comeBack(seat: number): void {
    this.#send({ type: "propose", seat, what: "person", about: seat });
  }

  vote(seat: number, agrees: boolean): void {
    this.#send({ type: "vote", seat, agrees });
  }

  say(text: string): void {
    const seat = this.seat;
    if (seat !== null) this.#send({ type: "chat", seat, text });
  }

  /** What somebody says goes too far: whoever runs the server shall read it. */
  report(about: number): void {
    if (this.seat !== null) this.#send({ type: "report", seat: this.seat, about });
  }

  /** Another language, or another of the own seats. */
  look(seat: number | null = this.#wanted): void {
    this.#wanted = seat;
    this.live.lookAgain();
  }

  uncover(): void {
    this.covered = null;
  }

  /** Another game of the same players: whoever is first sets its table, the others join. */
  playAgain(): void {
    if (this.seat === null || this.isPlayingAgain) return;
    this.isPlayingAgain = true;
    if (this.shown?.rematch) void this.#goOn();
    else this.#send({ type: "rematch", seat: this.seat });
  }

  /** Take the same seats at the new table, and go there. */
  async #goOn(): Promise<void> {
    const { rematch = "", seats = [] } = this.shown ?? {};
    try {
      await sitAgain(rematch, seats, settings.lang);
      router.go(`/table/${rematch}`);
    } catch (error) {
      this.#complain(wordsFor(error));
    }
    this.isPlayingAgain = false;
  }

  // -- inside -------------------------------------------------------------------------------

  #send(change: Keyless<Change>): void {
    this.failure = "";
    this.live.send({ ...change, key: newKey() } as Change);
  }

  #markTurn(seat: number): void {
    this.lastTurn = this.log.at(-1)?.number ?? -1;
    this.#travel.forget();
    this.tallies = talliesOf(this.catalogue, this.shown?.view ?? {});
    save(`turn.${this.id}.${seat}`, this.lastTurn);
    save(`tallies.${this.id}.${seat}`, this.tallies);
  }

  #show(table: TableShown): void {
    const before = this.shown;
    this.#travel.look();
    void this.catalogue.load(table.game, settings.lang);
    if (eyesOf(table) !== this.#eyes) this.#changeEyes(table);
    if (table.game !== before?.game) void this.#draw(table.game);
    this.log = table.log_restarts ? table.log : [...this.log, ...table.log];
    this.shown = table;
    if (this.answer.start(table.question, settings.lang)) this.#forget();
    this.#repeat.go(table.question);
    if (this.ownSeats.length || isRemembered(table.id))
      rememberTable(table.id, table.title, this.ownSeats);
    keepResult(table);
    announceTurn(before, table);
    void tick().then(() => this.#move(before, table));
    if (this.isPlayingAgain && table.rematch && !before?.rematch) void this.#goOn();
  }

  /** What has changed travels, and glows when it is the own turn. */
  #move(before: TableShown | null, now: TableShown): void {
    this.#travel.go(now.log_restarts ? [] : now.log);
    if (now.question && !before?.question) this.#travel.glow();
  }

  async #draw(game: string): Promise<void> {
    try {
      this.board = await boardOf(game);
    } catch {
      this.board = null; // the parts that fit all games will do
    } finally {
      this.isDrawable = true;
    }
  }

  /** On a shared device nobody sees another's hand by accident. */
  #changeEyes(table: TableShown): void {
    const people = table.seats.filter((seat) => seat.is_yours && seat.kind === "person");
    const isShared = people.length > 1 && table.status === "playing";
    if (isShared && table.seat !== null && this.#wanted === null) this.covered = table.seat;
    this.#eyes = eyesOf(table);
    this.lastTurn = load(`turn.${this.id}.${table.seat}`, -1);
    this.tallies = load(`tallies.${this.id}.${table.seat}`, []);
  }

  #fail(failed: Failed): void {
    this.#sent = null;
    this.#repeat.stop();
    this.isPlayingAgain = false;
    if (failed.code === "final") this.unsure = this.#tried;
    else if (failed.code === "not_found") this.isGone = true;
    else if (failed.code === "stale")
      this.#complain(t("stale")); // what is new comes by itself
    else this.#complain(t("failed", { message: failed.message }));
  }

  #complain(failure: string): void {
    this.failure = failure;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.failure = ""), FAILURE_STAYS);
  }
}

const eyesOf = ({ seat, status }: TableShown) => `${status} ${seat}`;

const KEY = Symbol("table");
export const provideTable = (table: TableManager) => setContext(KEY, table);
export const useTable = () => getContext<TableManager>(KEY);
