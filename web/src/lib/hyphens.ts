const SOFT = "\u00ad";

/** A name that may be broken only in words of more letters than `most`: shorter ones fit in a line. */
export function hyphenated(name: string, most: number): string {
  const words = name.split(" ").map((word) => {
    const whole = word.replaceAll(SOFT, "");
    return whole.length > most ? word : whole;
  });
  return words.join(" ");
}
