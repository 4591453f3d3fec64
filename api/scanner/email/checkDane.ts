import { createHash, type X509Certificate } from 'node:crypto';
import type { TlsaData } from 'dns-packet';
import type { Probe } from '../Check';
import { tryQuery } from './mailDomain';

export type DaneResult = 'holds' | 'differs' | 'published';

const DIGESTS: Record<number, string> = { 1: 'sha256', 2: 'sha512' };
const OWN_KEY = 3;

/** Whether DANE pins the certificate of a mail server (RFC 7672); undefined without authenticated TLSA records. */
export async function checkDane(
  exchange: string,
  certificate: X509Certificate | undefined,
  probe: Probe,
): Promise<DaneResult | undefined> {
  const answer = await tryQuery(probe, `_25._tcp.${exchange}`, 'TLSA');
  const pins = (answer?.answers ?? []).flatMap((one) => (one.type === 'TLSA' ? [one.data] : []));
  if (!answer?.isAuthentic || !pins.length) return undefined;
  const own = pins.filter(({ usage }) => usage === OWN_KEY);
  // Pins of a CA would require its whole chain.
  if (!certificate || !own.length) return 'published';
  return own.some((pin) => matches(pin, certificate)) ? 'holds' : 'differs';
}

function matches(
  { selector, matchingType, certificate: pinned }: TlsaData,
  certificate: X509Certificate,
): boolean {
  const isComplete =
    selector === 0 ? certificate.raw : certificate.publicKey.export({ type: 'spki', format: 'der' });
  const digest = DIGESTS[matchingType];
  return pinned.equals(digest ? createHash(digest).update(isComplete).digest() : isComplete);
}
