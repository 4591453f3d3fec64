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
      why: 'We found no DKIM key, so others can’t tell your email from a fake. Forwarded email fails DMARC without a signature.',
      evidence: [createEvidence(node, 'no such name')],
      advice: `Turn on DKIM at ${domain.mailHost?.name ?? 'your email provider'}. You’ll get the DNS record to add.`,
    };
  const named = subject.selectors.length ? ` None at ${subject.selectors.join(', ')}, which you named.` : '';
  return {
    ...unknownOutcome(
      'Keys exist under a name we don’t know',
      [createEvidence(node, 'exists, but DNS doesn’t list the names below it')],
      'Open the header of an email you sent, find “s=” in DKIM-Signature and enter that selector above.',
    ),
    why: `We can only read a key if we know its selector, so this doesn’t change your score.${named}`,
  };
}

const notNeeded = (keys: readonly DkimKey[]): Outcome => ({
  state: 'pass',
  earned: WEIGHT,
  headline: 'Not needed: this domain sends no email',
  why: 'It sends no email, so there’s nothing to sign.',
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
      headline: 'A key that can’t be read',
      why: 'Other mail servers can’t use it, so your email counts as unsigned.',
      advice: 'Copy the complete record again from your email provider.',
    };
  if (kind === 'rsa' && bits < MIN_BITS)
    return {
      earned: 2,
      headline: `A key of ${bits} bits, which can be cracked`,
      why: 'Other mail servers refuse keys this short, and an attacker can crack it and sign as you.',
      advice: 'Create a new 2048-bit key today and remove this one.',
    };
  if (isSha1)
    return {
      earned: 4,
      headline: 'Allows only SHA-1',
      why: 'SHA-1 is no longer accepted, so your email counts as unsigned.',
      advice: 'Remove h=sha1 from the record.',
    };
  if (isTesting)
    return {
      earned: 8,
      headline: 'Signed, but in test mode',
      why: 'With t=y, signed email counts as unsigned.',
      advice: 'Remove t=y from the record.',
    };
  if (kind === 'rsa' && bits < RECOMMENDED_BITS)
    return {
      earned: 10,
      headline: `Signed, with a short key of ${bits} bits`,
      why: 'It still works, but 2048 bits are the standard today.',
      advice: 'Create a new 2048-bit key at your email provider.',
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
  host: 'We found the selector from your email provider or a service in your SPF record.',
  common: 'We found it at a common selector.',
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
      headline: 'The key was removed',
      why: 'The record has no key, so anything signed with it fails. You may have another key that we don’t know.',
      evidence,
      advice: 'If you still use this selector, add its key again.',
    };
  const { earned, headline, why, advice } = weakest;
  const state = earned === WEIGHT ? 'pass' : earned <= 2 ? 'fail' : 'warn';
  return { state, earned, headline, why: `${FOUND[source]} ${why}`, evidence, advice };
}
