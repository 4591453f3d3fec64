import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuditContent, AuditRecord } from './model';

/** The site's keys. The first one signs; the others still verify. */
export type AuditKeys = readonly string[];

/** Computes the MAC of a value with the current key. */
export function computeMac(keys: AuditKeys, what: unknown): string {
  return hmac(keys[0] ?? '', what);
}

export function isValidMac(keys: AuditKeys, what: unknown, mac: unknown): boolean {
  if (typeof mac !== 'string') return false;
  const given = Buffer.from(mac);
  return keys.some((key) => {
    const right = Buffer.from(hmac(key, what));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** Whether an entry has its original content, or what replaced its personal part. */
export function hasValidContent(keys: AuditKeys, line: AuditRecord): boolean {
  const content = auditContentOf(line);
  if (line.redaction === undefined) return isValidMac(keys, content, line.mac);
  return isValidMac(keys, redactedContent(content, line.mac), line.redaction);
}

/** The value that the MAC of a redacted entry covers: its new content, bound to the original MAC. */
export const redactedContent = (content: AuditContent, mac: string) => ({ content, mac });

/** The content of an entry, without its chain fields. */
export function auditContentOf({
  mac: _m,
  seq: _s,
  prevHash: _p,
  hash: _h,
  redaction: _r,
  ...content
}: AuditRecord): AuditContent {
  return content;
}

/** The value that an entry's chain hash covers. */
export const chainLinkOf = (seq: number, prevHash: string, mac: string) => ({ seq, prevHash, mac });

function hmac(key: string, what: unknown): string {
  return createHmac('sha256', key).update(canonical(what)).digest('base64url');
}

/** Serializes independently of field order, as the database returns values. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value instanceof Date) return JSON.stringify(value);
  // The database replaces lone surrogates, so they are replaced here as well.
  if (typeof value === 'string') return JSON.stringify(Buffer.from(value).toString());
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join()}}`;
}
