import { setTimeout as sleep } from 'node:timers/promises';
import type { Probe, ScanTool, Subject } from './Check';
import { vetHost } from './guard/vetHost';
import { ScanError } from './ScanError';

/** How long to wait for the name servers of a domain before starting the checks without them. */
const LOOKUP_TIMEOUT_MS = 2_000;

/**
 * Rejects what cannot be scanned: everything while the resolver is down, unregistered domains, and websites at private
 * addresses.
 */
export async function assertScannable(
  { name }: ScanTool,
  { ascii }: Subject,
  { resolver, dns, admits, signal }: Probe,
): Promise<void> {
  // A working resolver knows the root servers; a broken one may deny any name.
  const isResolverUp = resolver.query('.', 'NS').then(
    ({ rcode, answers }) => rcode === 'NOERROR' && answers.some(({ type }) => type === 'NS'),
    () => false,
  );
  const timeout = isResolverUp.then((is) => (is ? sleep(LOOKUP_TIMEOUT_MS, undefined, { signal }) : never));
  timeout.catch(() => undefined);
  const vetting = await Promise.race([vetHost(ascii, dns, admits), timeout]);
  const isUnknown = vetting?.state === 'failed' || vetting?.state === 'absent';
  if (isUnknown && !(await isResolverUp)) throw new ScanError(503, 'resolver_away', RESOLVER_DOWN);
  if (vetting?.state === 'refused' && name === 'domain-security')
    throw new ScanError(403, 'blocked_address', BLOCKED);
  if (vetting?.state === 'absent' && (await dns(ascii, 'A')).state === 'nxdomain')
    throw new ScanError(422, 'no_such_domain', NOT_REGISTERED);
}

const never = new Promise<undefined>(() => undefined);

const RESOLVER_DOWN =
  'Our DNS server isn’t answering, so we can’t check any domain right now. Please try again in a few minutes.';
const BLOCKED = 'This name points to a private address. We can only scan what’s on the public internet.';
const NOT_REGISTERED = 'This domain isn’t registered. Please check the spelling.';
