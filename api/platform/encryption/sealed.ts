import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A secret as it is stored: AES-256-GCM, under which key, with its tag at the end of the data. All but `key` is base64. */
export interface Sealed {
  key: string;
  nonce: string;
  data: string;
}

/** The keys by their version, the newest first: new secrets are sealed under it, old ones are opened with theirs. */
export type SealingKeys = readonly { version: string; key: Buffer }[];

/** Seals a secret for one member: nobody can move it to another's record. */
export function seal(keys: SealingKeys, secret: string, userId: string): Sealed {
  const { version, key } = keys[0] as SealingKeys[number];
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId));
  const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { key: version, nonce: nonce.toString('base64'), data: data.toString('base64') };
}

/** Throws for what was sealed for somebody else, was changed, or whose key is not configured any more. */
export function unseal(keys: SealingKeys, sealed: Sealed, userId: string): string {
  const key = keys.find(({ version }) => version === sealed.key)?.key;
  if (!key) throw new Error(`There is no sealing key of version ${sealed.key} any more.`);
  const data = Buffer.from(sealed.data, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.nonce, 'base64'), {
    authTagLength: TAG,
  });
  decipher.setAAD(Buffer.from(userId)).setAuthTag(data.subarray(-TAG));
  return Buffer.concat([decipher.update(data.subarray(0, -TAG)), decipher.final()]).toString('utf8');
}

/** The keys as the configuration writes them: `2:BASE64,1:BASE64`, 32 bytes each. */
export function sealingKeysOf(text: string): SealingKeys {
  return text.split(',').map((part) => {
    const [version = '', key = ''] = part.trim().split(':');
    return { version, key: Buffer.from(key, 'base64') };
  });
}

const TAG = 16;
