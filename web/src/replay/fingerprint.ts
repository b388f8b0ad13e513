/** The fingerprint of a seed, computed here; undefined where the browser has no cryptography. */
export async function fingerprint(seed: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined; // pages without encryption
  const bytes = new TextEncoder().encode(`rathaus seed ${seed}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
