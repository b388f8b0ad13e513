/** Where in the page we are: the lobby, a table, a replay, or the rules of a game. */
class Router {
  #path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
  }

  get table(): string | null {
    return /^\/table\/(\w+)/.exec(this.#path)?.[1] ?? null;
  }

  get isResults(): boolean {
    return this.#path === "/results";
  }

  /** `/learn/GAME`, and `/TAB` for a part of it. */
  get learn(): { game: string; tab: string } | null {
    const [, game, tab = ""] = /^\/learn\/(\w+)(?:\/([\w-]+))?/.exec(this.#path) ?? [];
    return game ? { game, tab } : null;
  }

  /** `/replay/NAME`, and `/NUMBER` for the table after so many decisions. */
  get replay(): { name: string; number: number | null } | null {
    const [, name, number] = /^\/replay\/([tr]-\w+)(?:\/(\d+))?/.exec(this.#path) ?? [];
    return name ? { name, number: number ? Number(number) : null } : null;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** For links: stay in this page unless the visitor asks for a new one. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
