/** The SHA-1 of a password as the lists of leaks write it: 40 hexadecimal signs. Needs a secure page, else undefined. */
export async function passwordHash(password: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

/** What leaves the browser and what stays. */
export const splitHash = (hash: string) => ({
  prefix: hash.slice(0, PREFIX_LENGTH),
  suffix: hash.slice(PREFIX_LENGTH),
});

const PREFIX_LENGTH = 5;
