import { createHmac } from 'node:crypto';

/** The six digits an authenticator app shows now for a key in base 32 (RFC 6238). */
export function appCode(key: string): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function bytesOf(key: string): Buffer {
  const bits = [...key.replace(/[^A-Z2-7]/g, '')].map((sign) =>
    LETTERS.indexOf(sign).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
