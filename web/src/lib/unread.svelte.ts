/** How many lines have come since somebody last looked. */
export class Unread {
  #seen = $state(0);

  constructor(readonly total: () => number) {}

  get count(): number {
    return Math.max(0, this.total() - this.#seen);
  }

  look(): void {
    this.#seen = this.total();
  }
}
