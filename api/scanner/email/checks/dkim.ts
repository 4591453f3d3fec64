import type { Probe, Subject } from '../../Check';
import type { DnsReply } from '../../dns/Dns';
import { isSpf } from '../../spf/parseRecord';
import { type DkimKey, explainDkimKey, parseDkimKey } from '../dkimKey';
import {
  createEvidence,
  type Inspection,
  type Outcome,
  unansweredOutcome,
  unknownOutcome,
} from '../inspection';
import { getMailDomain, type MailDomain } from '../mailDomain';
import { COMMON_SELECTORS, findSenders } from '../mailHosts';

const WEIGHT = 15;
const RECOMMENDED_BITS = 2048;
const MIN_BITS = 1024;

type Source = 'named' | 'host' | 'common';

/** Whether email is signed, and with strong keys. */
export const dkim: Inspection = {
  check: 'dkim',
  title: 'DKIM',
  weight: WEIGHT,
  inspect: async (subject, probe) => {
    const node = `_domainkey.${subject.ascii}`;
    const [domain, above] = await Promise.all([getMailDomain(subject, probe), probe.dns(node, 'TXT')]);
    const { keys, source, failed } = await findKeys(subject, domain, probe);
    if (keys.length && domain.isUnused && keys.every(({ kind }) => kind === 'revoked'))
      return notNeeded(keys);
    if (keys.length) return evaluate(keys, source);
    if (domain.isUnused) return notNeeded([]);
    if (failed) return unansweredOutcome(node, failed);
    return missingKey(subject, domain, node, above);
  },
};

/** Looks for keys at the selectors of the visitor, then of known email hosts, then at common ones. */
async function findKeys(
  subject: Subject,
  domain: MailDomain,
  probe: Probe,
): Promise<{ keys: DkimKey[]; source: Source; failed?: string }> {
  const txt = await probe.dns(subject.ascii, 'TXT');
  const spf = txt.state === 'found' ? txt.records.filter(isSpf).join(' ') : '';
  const hosts = [domain.mailHost, ...findSenders(spf)];
  const groups: [Source, readonly string[]][] = [
    ['named', subject.selectors],
    ['host', hosts.flatMap((host) => host?.selectors ?? [])],
    ['common', COMMON_SELECTORS],
  ];
  let failed: string | undefined;
  for (const [source, selectors] of groups) {
    const found = await Promise.all(
      [...new Set(selectors)].map((selector) => findKey(selector, subject.ascii, probe)),
    );
    const keys = found.flatMap(({ key }) => (key ? [key] : []));
    failed ??= found.find((one) => one.failed)?.failed;
    if (keys.length) return { keys, source };
    // A server that fails for one name would fail for thirty.
    if (failed) break;
  }
  return { keys: [], source: 'common', ...(failed !== undefined && { failed }) };
}

async function findKey(
  selector: string,
  domain: string,
  probe: Probe,
): Promise<{ key?: DkimKey; failed?: string }> {
  const reply = await probe.dns(`${selector}._domainkey.${domain}`, 'TXT');
  if (reply.state === 'failed') return { failed: reply.why };
  const keys = reply.state === 'found' ? reply.records.map((text) => parseDkimKey(selector, text)) : [];
  const key = keys.find((one) => one !== undefined);
  return key ? { key } : {};
}

function missingKey(subject: Subject, domain: MailDomain, node: string, above: DnsReply<string>): Outcome {
  if (above.state === 'failed') return unansweredOutcome(node, above.why);
  if (above.state === 'nxdomain')
    return {
      state: 'fail',
      earned: 0,
      headline: 'Not signed',
      why: 'No key is published under any name, so receivers cannot tell your mail from a copy. Forwarded mail fails DMARC without a signature.',
      evidence: [createEvidence(node, 'no such name')],
      advice: `Switch on DKIM at ${domain.mailHost?.name ?? 'your mail host'}; it shows the record to publish.`,
    };
  const named = subject.selectors.length ? ` None at ${subject.selectors.join(', ')}, which you named.` : '';
  return {
    ...unknownOutcome(
      'Keys exist, under a name we do not know',
      [createEvidence(node, 'exists; names below it are not listed by the DNS')],
      'Look in the header of a mail you sent for “s=” in DKIM-Signature, and enter that selector above.',
    ),
    why: `A key can only be read by who knows its selector, so this counts neither for nor against you.${named}`,
  };
}

const notNeeded = (keys: readonly DkimKey[]): Outcome => ({
  state: 'pass',
  earned: WEIGHT,
  headline: 'Not needed: this domain sends no mail',
  why: 'Without mail there is nothing to sign.',
  evidence: keys.map((key) => createEvidence(`${key.selector}._domainkey`, key.text, explainDkimKey(key))),
});

interface Rating {
  earned: number;
  headline: string;
  why: string;
  advice: string;
}

function rate({ kind, bits, isTesting, isSha1 }: DkimKey): Rating {
  if (kind === 'unreadable')
    return {
      earned: 4,
      headline: 'A key that cannot be read',
      why: 'Receivers cannot test signatures with it, so the mail counts as unsigned.',
      advice: 'Copy the record again from the mail host, whole and in one piece.',
    };
  if (kind === 'rsa' && bits < MIN_BITS)
    return {
      earned: 2,
      headline: `A key of ${bits} bits, which can be broken`,
      why: 'Receivers refuse keys this short, and a stranger can compute the secret half and sign as you.',
      advice: 'Make a new key of 2048 bits today and withdraw this one.',
    };
  if (isSha1)
    return {
      earned: 4,
      headline: 'Allows only SHA-1',
      why: 'Receivers no longer accept that digest, so the mail counts as unsigned.',
      advice: 'Take h=sha1 out of the record.',
    };
  if (isTesting)
    return {
      earned: 8,
      headline: 'Signed, but marked as a test',
      why: 'With t=y receivers treat signed mail as unsigned.',
      advice: 'Take t=y out of the record.',
    };
  if (kind === 'rsa' && bits < RECOMMENDED_BITS)
    return {
      earned: 10,
      headline: `Signed, with a short key of ${bits} bits`,
      why: 'It still counts, but keys below 2048 bits are on their way out.',
      advice: 'Make a new key of 2048 bits at the mail host.',
    };
  const size = kind === 'ed25519' ? 'Ed25519 key' : `${bits}-bit key`;
  return {
    earned: WEIGHT,
    headline: `Signed, ${size}`,
    why: 'The key is long enough and in use.',
    advice: '',
  };
}

const FOUND: Record<Source, string> = {
  named: 'Found at the selector you named.',
  host: 'Selector found from your mail host or a service in your SPF record.',
  common: 'Found at a selector that many use.',
};

/** The weakest usable key decides, since an attacker may choose. */
function evaluate(keys: readonly DkimKey[], source: Source): Outcome {
  const evidence = keys.map((key) =>
    createEvidence(`${key.selector}._domainkey`, key.text, explainDkimKey(key)),
  );
  const rated = keys.filter(({ kind }) => kind !== 'revoked').map(rate);
  const [weakest] = rated.sort((one, other) => one.earned - other.earned);
  if (!weakest)
    return {
      state: 'fail',
      earned: 0,
      headline: 'The key was withdrawn',
      why: 'The record stands, but without a key: whatever is signed with it fails. There may be another that we do not know.',
      evidence,
      advice: 'If you still sign with this selector, publish its key again.',
    };
  const { earned, headline, why, advice } = weakest;
  const state = earned === WEIGHT ? 'pass' : earned <= 2 ? 'fail' : 'warn';
  return { state, earned, headline, why: `${FOUND[source]} ${why}`, evidence, advice };
}
