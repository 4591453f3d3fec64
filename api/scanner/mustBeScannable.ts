import { setTimeout as sleep } from 'node:timers/promises';
import type { Probe, ScanTool, Subject } from './Check';
import { vet } from './guard/vet';
import { ScanRefusal } from './ScanRefusal';

/** So long the name servers of a domain are waited for before its checks begin without them. */
const PATIENCE_MS = 2_000;

/**
 * Refuses what no check could say anything about: while the resolver is silent nothing is known of any domain, a name
 * that nobody registered has nothing to look at, and a website inside somebody's network is none of ours.
 */
export async function mustBeScannable(
  { name }: ScanTool,
  { ascii }: Subject,
  { resolver, dns, admits, signal }: Probe,
): Promise<void> {
  // Every resolver that reaches the internet knows the root's servers; one that does not may deny any name.
  const isThere = resolver.ask('.', 'NS').then(
    ({ rcode, answers }) => rcode === 'NOERROR' && answers.some(({ type }) => type === 'NS'),
    () => false,
  );
  const tired = isThere.then((is) => (is ? sleep(PATIENCE_MS, undefined, { signal }) : silence));
  tired.catch(() => undefined);
  const vetting = await Promise.race([vet(ascii, dns, admits), tired]);
  const isUnknown = vetting?.state === 'failed' || vetting?.state === 'absent';
  if (isUnknown && !(await isThere)) throw new ScanRefusal(503, 'resolver_away', AWAY);
  if (vetting?.state === 'refused' && name === 'domain-security')
    throw new ScanRefusal(403, 'blocked_address', BLOCKED);
  if (vetting?.state === 'absent' && (await dns(ascii, 'A')).state === 'nxdomain')
    throw new ScanRefusal(422, 'no_such_domain', ABSENT);
}

const silence = new Promise<undefined>(() => undefined);

const AWAY =
  'Our name server does not answer just now, so nothing can be looked up. This says nothing about your domain. Please try again in a few minutes.';
const BLOCKED =
  'This name leads to a private or reserved address. Only what stands on the public internet can be scanned.';
const ABSENT = 'No domain of this name is registered. Please check its spelling.';
