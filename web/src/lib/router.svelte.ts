/** Where in the page we are: the lobby, or a table. */
class Router {
  #path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
  }

  get table(): string | null {
    return /^\/table\/(\w+)/.exec(this.#path)?.[1] ?? null;
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
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();
