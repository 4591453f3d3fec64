import { createHash, type X509Certificate } from 'node:crypto';
import type { TlsaData } from 'dns-packet';
import type { Probe } from '../Check';
import { answerTo } from './mailDomain';

export type Dane = 'holds' | 'differs' | 'published';

const DIGESTS: Record<number, string> = { 1: 'sha256', 2: 'sha512' };
const OWN_KEY = 3;

/** Whether the certificate of a mail server is pinned by its DNS (RFC 7672), where the answer can be vouched for. */
export async function daneOf(
  exchange: string,
  certificate: X509Certificate | undefined,
  probe: Probe,
): Promise<Dane | undefined> {
  const answer = await answerTo(probe, `_25._tcp.${exchange}`, 'TLSA');
  const pins = (answer?.answers ?? []).flatMap((one) => (one.type === 'TLSA' ? [one.data] : []));
  if (!answer?.isAuthentic || !pins.length) return undefined;
  const own = pins.filter(({ usage }) => usage === OWN_KEY);
  // Pins of an authority would need its whole chain.
  if (!certificate || !own.length) return 'published';
  return own.some((pin) => matches(pin, certificate)) ? 'holds' : 'differs';
}

function matches(
  { selector, matchingType, certificate: pinned }: TlsaData,
  certificate: X509Certificate,
): boolean {
  const whole =
    selector === 0 ? certificate.raw : certificate.publicKey.export({ type: 'spki', format: 'der' });
  const digest = DIGESTS[matchingType];
  return pinned.equals(digest ? createHash(digest).update(whole).digest() : whole);
}
