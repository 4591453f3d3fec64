import type { ContractFields } from './collectFields';
import type { AuditChange } from './model';

const longest = 500;
// Always redacted by name, besides what the contracts mark.
const secret = /password|secret|token|hash|cookie|credential|apikey/i;

/**
 * Lists the changed fields of a record (`address.city`, `tags`). Values of secret, personal or unknown fields
 * are redacted.
 */
export function diffRecords(
  before: object | undefined,
  after: object | undefined,
  fields: ContractFields,
): AuditChange[] {
  const [was, is] = [before, after].map((record) => new Map(flatten(record ?? {}))) as [
    LeafValues,
    LeafValues,
  ];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.get(field) !== is.get(field))
    .map((field) => ({
      field,
      ...(was.has(field) && { before: sayable(field, was.get(field), fields) }),
      ...(is.has(field) && { after: sayable(field, is.get(field), fields) }),
    }));
}

type LeafValues = Map<string, string>;

function flatten(value: object, path = ''): [field: string, text: string][] {
  return Object.entries(value).flatMap(([name, part]) => {
    const field = path ? `${path}.${name}` : name;
    if (part === undefined || part === null) return [];
    if (part instanceof Date) return [[field, part.toISOString()]];
    if (Array.isArray(part) && !part.some((one) => typeof one === 'object'))
      return [[field, JSON.stringify(part)]];
    return typeof part === 'object' ? flatten(part, field) : [[field, String(part)]];
  });
}

function sayable(field: string, text = '', fields: ContractFields): string {
  const parts = field.split('.');
  const known = parts.flatMap((part) => fields.get(part) ?? []);
  if (!known.length || known.some(({ isRedacted }) => isRedacted) || secret.test(field)) return '[redacted]';
  return text.replace(address, '…@…').slice(0, longest);
}

// Begins only where a word does; otherwise a long text without spaces takes quadratic time.
const address = /(?<![^\s<>"'`,;])[^\s<>"'`,;]+@[^\s<>"'`,;]+/g;
