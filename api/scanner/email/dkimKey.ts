import { createPublicKey } from 'node:crypto';
import type { Evidence } from '../../tools/scans/contract';
import { explainTags } from './advice/explainTags';

/** A published DKIM key. */
export interface DkimKey {
  selector: string;
  text: string;
  kind: 'rsa' | 'ed25519' | 'revoked' | 'unreadable';
  bits: number;
  isTesting: boolean;
  /** Allows only SHA-1, which receivers reject. */
  isSha1: boolean;
}

const ED25519_BYTES = 32;

/** Parses a TXT record as DKIM key; undefined if it is not one. */
export function parseDkimKey(selector: string, text: string): DkimKey | undefined {
  const tags = parseTags(text);
  const data = tags.get('p');
  if (data === undefined || (tags.has('v') && tags.get('v') !== 'DKIM1')) return undefined;
  if (!isForMail(tags.get('s'))) return undefined;
  // RFC 6376 requires the version tag to come first.
  const isInOrder = !tags.has('v') || tags.keys().next().value === 'v';
  const hashes = tags
    .get('h')
    ?.split(':')
    .map((hash) => hash.trim().toLowerCase());
  const flags =
    tags
      .get('t')
      ?.split(':')
      .map((flag) => flag.trim()) ?? [];
  return {
    selector,
    text,
    ...(isInOrder
      ? measureKey(tags.get('k')?.toLowerCase() ?? 'rsa', data.replace(/\s/g, ''))
      : ({ kind: 'unreadable', bits: 0 } as const)),
    isTesting: flags.includes('y'),
    isSha1: hashes !== undefined && !hashes.includes('sha256'),
  };
}

/** Keys for other services, such as `tlsrpt`, do not sign email. */
const isForMail = (services = '*') => services.split(':').some((one) => /^\s*(\*|email)\s*$/i.test(one));

function measureKey(type: string, data: string): Pick<DkimKey, 'kind' | 'bits'> {
  if (!data) return { kind: 'revoked', bits: 0 };
  const bytes = Buffer.from(data, 'base64');
  if (type === 'ed25519')
    return bytes.length === ED25519_BYTES ? { kind: 'ed25519', bits: 256 } : { kind: 'unreadable', bits: 0 };
  if (type !== 'rsa') return { kind: 'unreadable', bits: 0 };
  const bits = rsaBits(bytes, 'spki') ?? rsaBits(bytes, 'pkcs1');
  return bits ? { kind: 'rsa', bits } : { kind: 'unreadable', bits: 0 };
}

function rsaBits(key: Buffer, type: 'spki' | 'pkcs1'): number | undefined {
  try {
    return createPublicKey({ key, format: 'der', type }).asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

function parseTags(text: string): Map<string, string> {
  const pairs = text.split(';').map((piece) => /^\s*([a-z]\w*)\s*=(.*)$/is.exec(piece));
  return new Map(
    pairs.flatMap((pair) => (pair ? [[(pair[1] ?? '').toLowerCase(), (pair[2] ?? '').trim()]] : [])),
  );
}

const createExplanations = ({
  kind,
  bits,
}: DkimKey): Record<string, string | ((value: string) => string)> => ({
  v: 'This is a DKIM key.',
  k: (value) => `Key type: ${value}.`,
  p:
    kind === 'revoked'
      ? 'No key. It was removed.'
      : kind === 'unreadable'
        ? 'A key that can’t be read.'
        : `The public key, ${bits} bits; other mail servers check signatures with it.`,
  t: (value) =>
    [
      value.includes('y') && 'Test mode: the email counts as unsigned.',
      value.includes('s') && 'Only for exactly this domain.',
    ]
      .filter(Boolean)
      .join(' '),
  h: (value) => `Allowed hash algorithms: ${value}.`,
  s: (value) => `Services: ${value}.`,
  n: 'A note for people.',
});

export const explainDkimKey = (key: DkimKey): Evidence['parts'] =>
  explainTags(key.text, createExplanations(key), 'Other mail servers ignore it.');
