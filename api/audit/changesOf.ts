import type { AuditChange } from './model';

const longest = 500;
const secret = /password|secret|token|hash|cookie|credential|apikey/i;
const personal =
  /^(name|email|emailNorm|phone|phoneE164|message|note|address|ip|userAgent|words|plainWords|idempotencyKey)$/i;

/**
 * What differs between a record before and after, field by field (`address.city`, `tags`). Secrets and personal details
 * are never written down: of them one learns that they changed, and no more.
 */
export function changesOf(before: object = {}, after: object = {}): AuditChange[] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.get(field) !== is.get(field))
    .map((field) => ({
      field,
      ...(was.has(field) && { before: sayable(field, was.get(field)) }),
      ...(is.has(field) && { after: sayable(field, is.get(field)) }),
    }));
}

function leavesOf(value: object, place = ''): [field: string, text: string][] {
  return Object.entries(value).flatMap(([name, part]) => {
    const field = place ? `${place}.${name}` : name;
    if (part === undefined || part === null) return [];
    if (part instanceof Date) return [[field, part.toISOString()]];
    if (Array.isArray(part) && !part.some((one) => typeof one === 'object'))
      return [[field, JSON.stringify(part)]];
    return typeof part === 'object' ? leavesOf(part, field) : [[field, String(part)]];
  });
}

function sayable(field: string, text = ''): string {
  const isClosed = field.split('.').some((part) => secret.test(part) || personal.test(part));
  if (isClosed) return '[redacted]';
  return text.replace(/[^\s<>"'`,;]+@[^\s<>"'`,;]+/g, '…@…').slice(0, longest);
}
