/** A stretch of a log line; one with a piece leads to it. */
export interface Stretch {
  text: string;
  piece?: string;
}

/** Cut a line where it names one of its pieces, in whatever case. */
export function stretchesOf(text: string, named: Map<string, string>): Stretch[] {
  const found = [...named]
    .map(([piece, name]) => ({ piece, at: text.toLowerCase().indexOf(name.toLowerCase()), name }))
    .filter(({ at, name }) => at >= 0 && name)
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length);
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { piece, at, name } of found) {
    if (at < end) continue; // inside the name before
    if (at > end) stretches.push({ text: text.slice(end, at) });
    end = at + name.length;
    stretches.push({ text: text.slice(at, end), piece });
  }
  if (end < text.length) stretches.push({ text: text.slice(end) });
  return stretches;
}
