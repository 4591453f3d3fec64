import { createPublicKey } from 'node:crypto';

/** Whether a variable holds Ed25519 public keys in base64. */
export function areKeys(value: string): boolean {
  const isKey = (text: string) => {
    try {
      const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
      return key.asymmetricKeyType === 'ed25519';
    } catch {
      return false;
    }
  };
  return value.split(',').every((text) => isKey(text.trim()));
}

/** Whether a variable holds numbered keys of 32 bytes. */
export function areSealingKeys(value: string): boolean {
  const parts = value.split(',').map((part) => part.trim().match(/^([1-9]\d{0,5}):([\w+/-]{43}=?)$/));
  return parts.every(Boolean) && new Set(parts.map((part) => part?.[1])).size === parts.length;
}
