import type { Finished } from "../lib/results";

/** How it went at one game with so many players. */
export interface Statistics {
  game: string;
  title: string;
  players: number;
  games: number;
  won: number | null; // null: alone there is nobody to win against
  best: number;
  average: number;
  streak: number; // games won one after another, until now
  longest: number;
  ratings: Record<string, number>; // how often each was earned
}

const ratingOf = ({ sheets }: Finished): string => {
  const rating = sheets[0]?.["rating"];
  return typeof rating === "string" ? rating : "";
};

/** On a shared device the best of the own seats counts. */
export const pointsOf = ({ own, scores }: Finished): number =>
  Math.max(...own.map((seat) => scores[seat] ?? 0));
export const placeOf = ({ own, ranks }: Finished): number =>
  Math.min(...own.map((seat) => ranks[seat] ?? ranks.length));
/** Whoever concedes does not win, whatever the computer makes of it. */
export const isWon = (game: Finished): boolean => placeOf(game) === 1 && !game.conceded;

/** For each game and number of players, what was played most first. */
export function statisticsOf(all: Finished[]): Statistics[] {
  const groups = new Map<string, Finished[]>();
  for (const game of all) {
    const key = `${game.game}/${game.scores.length}`;
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups.values()].map(statisticsOfOne).sort((one, other) => other.games - one.games);
}

function statisticsOfOne(games: Finished[]): Statistics {
  const [newest] = games;
  const points = games.map(pointsOf);
  const wins = games.map(isWon);
  const ratings = counted(games.map(ratingOf).filter(Boolean));
  return {
    game: newest?.game ?? "",
    title: newest?.title ?? "",
    players: newest?.scores.length ?? 0,
    games: games.length,
    won: Object.keys(ratings).length ? null : wins.filter(Boolean).length,
    best: Math.max(...points),
    average: Math.round(points.reduce((sum, each) => sum + each, 0) / points.length),
    streak: wins.indexOf(false) < 0 ? wins.length : wins.indexOf(false),
    longest: longestRun(wins),
    ratings,
  };
}

function longestRun(wins: boolean[]): number {
  let run = 0;
  return Math.max(0, ...wins.map((won) => (run = won ? run + 1 : 0)));
}

function counted(names: string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}
