/** The SHA-1 of a password as the lists of leaks write it: 40 hexadecimal signs. Needs a secure page, else undefined. */
export async function passwordHash(password: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

/** What leaves the browser and what stays. */
export const splitHash = (hash: string) => ({ leaves: hash.slice(0, LEAVES), stays: hash.slice(LEAVES) });

const LEAVES = 5;
