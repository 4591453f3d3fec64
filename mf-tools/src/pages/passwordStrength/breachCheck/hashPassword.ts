/** SHA-1 of a password in the format of breach lists: 40 hexadecimal digits. Undefined without a secure context. */
export async function hashPassword(password: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

/** Splits a hash into the prefix that is sent and the suffix that is not. */
export const splitHash = (hash: string) => ({
  prefix: hash.slice(0, PREFIX_LENGTH),
  suffix: hash.slice(PREFIX_LENGTH),
});

const PREFIX_LENGTH = 5;
