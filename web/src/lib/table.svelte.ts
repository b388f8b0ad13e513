import { getContext, setContext, tick } from "svelte";
import type { Change, Failed, Propose, QuestionShown, TableShown } from "../protocol";
import { t } from "../words/index.svelte";
import { idOf, lastOf, nameOf, type Choice } from "./answer.svelte";
import { ChoosingTable } from "./choosing.svelte";
import { wordsFor } from "./failure";
import { Live, type Listener, type Source } from "./live.svelte";
import { announceTurn } from "./notify";
import { Pace } from "./pace.svelte";
import { talliesOf, type Tallies } from "./recap";
import { sitAgain } from "./rematch";
import { keepResult } from "./results";
import { router } from "./router.svelte";
import {
  isRemembered,
  keepNewOffer,
  keepNewSecret,
  newKey,
  rememberTable,
  secretOfSeat,
  secretsOf,
  type Ticket,
} from "./seats";
import { settings } from "./settings.svelte";
import { load, save } from "./storage";
import { Travel } from "./travel";

const FAILURE_STAYS = 8000; // milliseconds

/** A change without the key that every change carries. */
type Keyless<C> = C extends Change ? Omit<C, "key"> : never;

/** All about one table: what the server shows of it, and what can be done there. */
export class TableManager extends ChoosingTable {
  failure: string = $state("");
  isGone = $state(false);
  #tried: string | null = null; // the last answer that was sent, by its name
  answered: string[] = []; // the same as notations, for whoever follows along
  lastTurn = $state(-1); // the last line of the log before the own last decision
  tallies: Tallies = $state.raw([]); // what everybody had then
  covered: number | null = $state(null); // on a shared device: whose turn it is to look
  isPlayingAgain = $state(false); // on the way to another table
  readonly pace = new Pace((table) => this.#show(table));
  readonly #travel = new Travel();
  readonly live: Source;
  #secrets: string[];
  #wanted: number | null = $state(null); // the own seat through whose eyes to look
  #eyes = ""; // who looks, and at what
  #fading = 0;

  constructor(
    readonly id: string,
    connect = (listener: Listener): Source => new Live(id, listener),
  ) {
    super();
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
    this.repeated.stop();
    this.live.close();
    this.pace.close();
  }

  /** The secret link of an own seat, where this browser knows which secret it has. */
  seatLink(seat: number): string | undefined {
    const only = this.ownSeats.length === 1 ? this.#secrets.at(-1) : undefined;
    const secret = secretOfSeat(this.id, seat) ?? only;
    return secret && `${location.origin}/table/${this.id}#seat=${secret}`;
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

  /** Stand up; while the game is played a computer sits down until one comes back. */
  leave(seat: number, level: string | null = null): void {
    this.#send({ type: "leave", seat, level });
  }

  concede(seat: number, level: string): void {
    this.#send({ type: "concede", seat, level });
  }

  /** Make a link for the seat of a computer; it leads there once the others have agreed. */
  invite(seat: number): void {
    if (this.seat === null) return;
    const token = keepNewOffer(this.id, seat);
    this.#send({ type: "propose", seat: this.seat, what: "invite", about: seat, token });
  }

  takeOver({ seat, token }: Ticket, name: string): void {
    const secret = keepNewSecret(this.id, seat);
    this.#secrets = [...this.#secrets, secret];
    this.#send({ type: "take_over", seat, name, secret, token });
  }

  protected consider(question: QuestionShown, path: string[]): void {
    this.live.consider(question, path);
  }

  protected play(answer: Choice): void {
    const question = this.shown?.question;
    const [first, ...rest] = [...answer.map(({ move }) => move), ...(lastOf(answer)?.then ?? [])];
    if (!question || !first || this.isSending) return;
    const { version, seat } = question;
    const careful = settings.careful && this.unsure !== nameOf(answer);
    this.sent = idOf(question);
    this.#tried = nameOf(answer);
    this.answered = [first, ...rest];
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

  #show(told: TableShown): void {
    this.#travel.look();
    const { before, table } = this.tell(told);
    void this.catalogue.load(table.game, settings.lang);
    if (eyesOf(table) !== this.#eyes) this.#changeEyes(table);
    if (table.game !== before?.game) void this.draw(table.game);
    if (table.log_restarts) this.log = table.log;
    else if (table.log.length) this.log = [...this.log, ...table.log];
    const isNewLine = table.log_restarts; // the log is told from its beginning
    if (this.answer.start(table.question, settings.lang, isNewLine)) this.forget();
    this.repeated.go(table.question);
    if (this.ownSeats.length || isRemembered(table.id))
      rememberTable(table.id, table.title, this.ownSeats);
    keepResult(table);
    announceTurn(before, table);
    void tick().then(() => this.#move(before, table));
    if (this.isPlayingAgain && table.rematch && !before?.rematch) void this.#goOn();
  }

  /** What has changed travels, and glows when it is the own turn. */
  #move(before: TableShown | null, now: TableShown): void {
    const isTurn = Boolean(now.question && !before?.question);
    this.#travel.go(now.log_restarts ? [] : now.log, isTurn);
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
    this.sent = null;
    this.repeated.stop();
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
