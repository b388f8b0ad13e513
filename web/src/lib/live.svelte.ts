import type {
  Change,
  Consider,
  Considered,
  Failed,
  FromServer,
  Hello,
  Lang,
  Look,
  QuestionShown,
  TableShown,
} from "../protocol";
import * as api from "./api";

export type Link = "connecting" | "live" | "polling" | "offline";

/** Whoever listens to a table. */
export interface Listener {
  show(table: TableShown): void;
  consider(considered: Considered): void;
  fail(failed: Failed): void;
  secrets(): string[];
  lang(): Lang;
  seat(): number | null;
}

/** Where the messages of a table come from. */
export interface Source {
  readonly link: Link;
  send(change: Change): void;
  consider(question: QuestionShown, path: string[]): void;
  lookAgain(): void;
  close(): void;
}

const MOST_SECRETS = 10; // that the server looks at
const FIRST_WAIT = 500; // milliseconds
const LONGEST_WAIT = 15_000;
const TRIES_BEFORE_POLLING = 3;
const TRY_SOCKET_AGAIN = 60_000;

/** One table over a WebSocket; where there is none to be had, over HTTP. */
export class Live implements Source {
  link: Link = $state("connecting");
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Change>();
  #failures = 0;
  #timer = 0;
  #polling: AbortController | null = null;
  #isClosed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.#retryNow);
    document.addEventListener("visibilitychange", this.#retryNow);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#polling?.abort();
    this.#socket?.close();
    removeEventListener("online", this.#retryNow);
    document.removeEventListener("visibilitychange", this.#retryNow);
  }

  /** A change is kept until it is acknowledged: sent twice, it counts once. */
  send(change: Change): void {
    this.#unanswered.set(change.key, change);
    if (this.link === "polling") void this.#post(change);
    else this.#write(change);
  }

  /** What would be asked next? It is not kept: whoever is cut off asks again over the new line. */
  consider({ seat, version }: QuestionShown, path: string[]): void {
    const asked: Consider = { type: "consider", version, seat, path };
    if (this.link === "polling") void this.#considerByPost(asked);
    else this.#write(asked);
  }

  async #considerByPost(asked: Consider): Promise<void> {
    try {
      const { lang, secrets } = this.#looking();
      this.listener.consider(await api.consider(this.table, asked, secrets, lang));
    } catch (error) {
      if (error instanceof api.Refusal) this.#refused(failedBy(error, null));
    }
  }

  /** Another language, or other eyes. */
  lookAgain(): void {
    const { lang, seat } = this.#looking();
    if (this.link === "polling") this.#pollAnew();
    else this.#write({ type: "look", lang, seat });
  }

  // -- the socket ---------------------------------------------------------------------------

  #connect = (): void => {
    if (this.#isClosed || this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => this.#read(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.#lost();
  };

  #greet(socket: WebSocket): void {
    const { lang, secrets, seat } = this.#looking();
    const hello: Hello = { type: "hello", secrets, lang };
    socket.send(JSON.stringify(hello));
    if (seat !== null) this.#write({ type: "look", lang, seat });
    for (const change of this.#unanswered.values()) this.#write(change);
  }

  #write(message: Change | Look | Consider): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #read(message: FromServer): void {
    if (message.type === "done") this.#unanswered.delete(message.key);
    else if (message.type === "considered") this.listener.consider(message);
    else if (message.type === "failed") this.#refused(message);
    else {
      this.#failures = 0;
      this.#stopPolling();
      this.link = "live";
      this.listener.show(message);
    }
  }

  #refused(failed: Failed): void {
    if (failed.key) this.#unanswered.delete(failed.key);
    if (failed.code === "not_found") this.close();
    this.listener.fail(failed);
  }

  #lost(): void {
    this.#socket = null;
    if (this.#isClosed) return;
    this.#failures += 1;
    if (this.link !== "polling") this.link = "offline";
    if (this.#failures >= TRIES_BEFORE_POLLING) this.#startPolling();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    const pause = this.link === "polling" ? TRY_SOCKET_AGAIN : wait * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(this.#connect, pause);
  }

  #retryNow = (): void => {
    if (document.hidden || this.#socket || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  // -- over HTTP ----------------------------------------------------------------------------

  #startPolling(): void {
    if (!this.#polling) void this.#poll();
  }

  #stopPolling(): void {
    this.#polling?.abort();
    this.#polling = null;
  }

  #pollAnew(): void {
    this.#stopPolling();
    void this.#poll();
  }

  async #poll(): Promise<void> {
    const polling = new AbortController();
    this.#polling = polling;
    let after: number | undefined;
    while (this.#polling === polling && !this.#isClosed) {
      try {
        const shown = await api.look(this.table, {
          ...this.#looking(),
          after,
          signal: polling.signal,
        });
        if (this.#polling !== polling) return;
        this.link = "polling";
        after = shown.version;
        this.listener.show({ ...shown, log_restarts: true });
        for (const change of this.#unanswered.values()) void this.#post(change);
      } catch (error) {
        if (polling.signal.aborted) return;
        this.#failedPoll(error);
        await new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT / 3));
      }
    }
  }

  #failedPoll(error: unknown): void {
    if (error instanceof api.Refusal) this.#refused(failedBy(error, null));
    else this.link = "offline";
  }

  #looking(): api.Looking {
    const { listener } = this;
    const secrets = listener.secrets().slice(-MOST_SECRETS);
    return { lang: listener.lang(), secrets, seat: listener.seat() };
  }

  async #post(change: Change): Promise<void> {
    try {
      await api.change(this.table, change, this.#looking().secrets);
      this.#unanswered.delete(change.key);
    } catch (error) {
      if (error instanceof api.Refusal) {
        this.#refused(failedBy(error, change.key));
        this.#pollAnew();
      }
    }
  }
}

function failedBy(error: api.Refusal, key: string | null): Failed {
  const { code, message, line } = error;
  return { type: "failed", code, message, line, key };
}
