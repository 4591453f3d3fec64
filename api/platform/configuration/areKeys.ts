import { createPublicKey } from 'node:crypto';

/** Whether a variable holds Ed25519 public keys in base64. */
export const areKeys = (value: string): boolean =>
  value.split(',').every((text) => keyTypeOf(text.trim()) === 'ed25519');

/** Whether a variable holds a public key of ECDSA in base64. */
export const isSigningKey = (value: string): boolean => keyTypeOf(value) === 'ec';

/** The type of a public key; undefined if it is none. */
function keyTypeOf(text: string): string | undefined {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
      .asymmetricKeyType;
  } catch {
    return undefined;
  }
}

/** Whether a variable holds numbered keys of 32 bytes. */
export function areSealingKeys(value: string): boolean {
  const parts = value.split(',').map((part) => part.trim().match(/^([1-9]\d{0,5}):([\w+/-]{43}=?)$/));
  return parts.every(Boolean) && new Set(parts.map((part) => part?.[1])).size === parts.length;
}
