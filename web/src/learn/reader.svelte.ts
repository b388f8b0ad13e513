import { load, save } from "../lib/storage";

/** The parts of a rulebook, and all cards of the game. */
export const TABS = ["two-minutes", "aid", "rules", "cards"] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (name: string): name is Tab => TABS.some((tab) => tab === name);

/** What is open to be read, over the table or beside it. */
class Reader {
  isOpen = $state(false);
  tab: Tab = $state("two-minutes");
  clause = $state(""); // the place to show
  isAidKept = $state(load("aid.kept", false));

  open(tab: Tab = this.tab): void {
    this.clause = "";
    this.tab = tab;
    this.isOpen = true;
  }

  openAt(clause: string): void {
    this.clause = clause;
    this.tab = "rules";
    this.isOpen = true;
  }

  close = (): void => {
    this.isOpen = false;
  };

  keepAid(isKept: boolean): void {
    this.isAidKept = isKept;
    save("aid.kept", isKept);
    if (isKept) this.isOpen = false;
  }
}

export const reader = new Reader();
