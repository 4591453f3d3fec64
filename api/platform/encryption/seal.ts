import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * An encrypted secret (AES-256-GCM): key version, nonce and data with the tag at its end. All but `key` is
 * base64.
 */
export interface SealedSecret {
  key: string;
  nonce: string;
  data: string;
}

/** Keys by version, newest first. The newest encrypts; the others still decrypt. */
export type SealingKeys = readonly { version: string; key: Buffer }[];

/** Encrypts a secret for one user, so that it can't be moved to another user's record. */
export function seal(keys: SealingKeys, secret: string, userId: string): SealedSecret {
  const { version, key } = keys[0] as SealingKeys[number];
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId));
  const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { key: version, nonce: nonce.toString('base64'), data: data.toString('base64') };
}

/** Decrypts a secret. Throws when it belongs to another user, was changed, or its key is not configured. */
export function unseal(keys: SealingKeys, sealed: SealedSecret, userId: string): string {
  const key = keys.find(({ version }) => version === sealed.key)?.key;
  if (!key) throw new Error(`There is no sealing key of version ${sealed.key} anymore.`);
  const data = Buffer.from(sealed.data, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.nonce, 'base64'), {
    authTagLength: TAG,
  });
  decipher.setAAD(Buffer.from(userId)).setAuthTag(data.subarray(-TAG));
  return Buffer.concat([decipher.update(data.subarray(0, -TAG)), decipher.final()]).toString('utf8');
}

/** Parses keys from the configuration: `2:BASE64,1:BASE64`, 32 bytes each. */
export function parseSealingKeys(text: string): SealingKeys {
  return text.split(',').map((part) => {
    const [version = '', key = ''] = part.trim().split(':');
    return { version, key: Buffer.from(key, 'base64') };
  });
}

const TAG = 16;
