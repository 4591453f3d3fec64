import { createPublicKey } from 'node:crypto';
import type { Evidence } from '../../tools/scans/contract';
import { partsOf } from './partsOf';

/** A key as it is published for signatures. */
export interface DkimKey {
  selector: string;
  text: string;
  kind: 'rsa' | 'ed25519' | 'revoked' | 'unreadable';
  bits: number;
  isTesting: boolean;
  /** Allows no digest but SHA-1, which receivers refuse. */
  isSha1: boolean;
}

const ED25519_BYTES = 32;

/** The key that a TXT record holds, or nothing where it is no such record. */
export function readKey(selector: string, text: string): DkimKey | undefined {
  const tags = tagsOf(text);
  const data = tags.get('p');
  if (data === undefined || (tags.has('v') && tags.get('v') !== 'DKIM1')) return undefined;
  if (!isForMail(tags.get('s'))) return undefined;
  // RFC 6376 wants the version first, where there is one.
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
      ? measured(tags.get('k')?.toLowerCase() ?? 'rsa', data.replace(/\s/g, ''))
      : ({ kind: 'unreadable', bits: 0 } as const)),
    isTesting: flags.includes('y'),
    isSha1: hashes !== undefined && !hashes.includes('sha256'),
  };
}

/** Keys of other services, such as `tlsrpt`, sign no mail. */
const isForMail = (services = '*') => services.split(':').some((one) => /^\s*(\*|email)\s*$/i.test(one));

function measured(type: string, data: string): Pick<DkimKey, 'kind' | 'bits'> {
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

function tagsOf(text: string): Map<string, string> {
  const pairs = text.split(';').map((piece) => /^\s*([a-z]\w*)\s*=(.*)$/is.exec(piece));
  return new Map(
    pairs.flatMap((pair) => (pair ? [[(pair[1] ?? '').toLowerCase(), (pair[2] ?? '').trim()]] : [])),
  );
}

const saysOf = ({ kind, bits }: DkimKey): Record<string, string | ((value: string) => string)> => ({
  v: 'This is a DKIM key.',
  k: (value) => `The kind of key: ${value}.`,
  p:
    kind === 'revoked'
      ? 'No key: it was withdrawn.'
      : kind === 'unreadable'
        ? 'A key that cannot be read.'
        : `The public key, ${bits} bits; receivers test signatures with it.`,
  t: (value) =>
    [
      value.includes('y') && 'Testing: receivers treat the mail as unsigned.',
      value.includes('s') && 'Only for exactly this domain.',
    ]
      .filter(Boolean)
      .join(' '),
  h: (value) => `The digests allowed: ${value}.`,
  s: (value) => `The services meant: ${value}.`,
  n: 'A note for people.',
});

export const explainKey = (key: DkimKey): Evidence['parts'] =>
  partsOf(key.text, saysOf(key), 'Receivers pass over it.');
