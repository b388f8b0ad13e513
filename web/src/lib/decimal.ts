/** A number with a real minus, as wide as the plus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** Points of an estimate always have one decimal: "1.0 points" is right in every language. */
export const oneDecimal = (value: number, lang: string): string =>
  value.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
