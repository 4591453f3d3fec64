import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuditContent, AuditRecord } from './model';

/** Keys of this site, the one to write with first; those after it still prove what they sealed. */
export type Keys = readonly string[];

/** What proves that this site wrote something, and wrote it so. */
export function seal(keys: Keys, what: unknown): string {
  return sealedWith(keys[0] ?? '', what);
}

export function isSealed(keys: Keys, what: unknown, mac: unknown): boolean {
  if (typeof mac !== 'string') return false;
  const given = Buffer.from(mac);
  return keys.some((key) => {
    const right = Buffer.from(sealedWith(key, what));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** All that a line says, without what ties it to the others. */
export function contentOf({
  mac: _m,
  seq: _s,
  prevHash: _p,
  hash: _h,
  ...content
}: AuditRecord): AuditContent {
  return content;
}

/** What the seal of a line's place in the chain is about. */
export const linkOf = (seq: number, prevHash: string, mac: string) => ({ seq, prevHash, mac });

function sealedWith(key: string, what: unknown): string {
  return createHmac('sha256', key).update(canonical(what)).digest('base64url');
}

/** The same text for the same data, whatever order its fields come in; as the database gives it back. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value instanceof Date) return JSON.stringify(value);
  // Half a character cannot be stored; the database keeps a sign for it instead.
  if (typeof value === 'string') return JSON.stringify(Buffer.from(value).toString());
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join()}}`;
}
