/** What this browser remembers. Without storage (private windows) everything still works once. */
export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`rathaus.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`rathaus.${key}`, JSON.stringify(value));
  } catch {
    // full or forbidden: nothing is lost but the memory
  }
}
