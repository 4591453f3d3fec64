import type { Evidence, Fix } from '../../../tools/scans/contract';
import type { Probe } from '../../Check';
import { ownValue } from '../../lookUp';
import { fetchVetted } from '../../web/fetchVetted';
import { explainTags, splitAndTrim } from '../advice/explainTags';
import { ANY_TIME, recordFix } from '../advice/fixes';
import {
  createEvidence,
  type Inspection,
  type Outcome,
  unansweredOutcome,
  unknownOutcome,
} from '../inspection';
import { getMailDomain, type MailDomain } from '../mailDomain';
import { coversServer, parseStsPolicy, type StsPolicy } from '../stsPolicy';

const WEIGHT = 8;
const POINTS = { short: 6, testing: 4, uncovered: 2 };
const DAY_SECONDS = 86_400;
const TWO_WEEKS_SECONDS = 1_209_600;
const MAX_BYTES = 64_000;
const IGNORED = 'Senders ignore it.';
const IS_MTA_STS = /^v=STSv1\s*(;|$)/;
const HAS_ID = /;\s*id\s*=\s*[a-z0-9]{1,32}\s*(;|$)/i;

/** Whether senders are required to use encryption. */
export const mtaSts: Inspection = {
  check: 'mta-sts',
  title: 'MTA-STS',
  weight: WEIGHT,
  inspect: async (subject, probe) => {
    const name = `_mta-sts.${subject.ascii}`;
    const [domain, reply] = await Promise.all([getMailDomain(subject, probe), probe.dns(name, 'TXT')]);
    if (domain.receives === 'no') return notNeeded;
    if (reply.state === 'failed') return unansweredOutcome(name, reply.why);
    const records = reply.state === 'found' ? reply.records.filter((text) => IS_MTA_STS.test(text)) : [];
    const outcome = await evaluate(domain, name, records, probe);
    const isComplete = outcome.state === 'pass' || outcome.state === 'unknown';
    return { ...outcome, fixes: isComplete ? [] : createFixes(domain, probe.now) };
  },
};

async function evaluate(domain: MailDomain, name: string, records: string[], probe: Probe): Promise<Outcome> {
  const [text] = records;
  if (text === undefined)
    return failed(
      'Not set up',
      'An attacker can force an unencrypted connection and read your email. MTA-STS prevents that.',
      [createEvidence(name, 'no record')],
      'Add the DNS record and a small policy file on a web server.',
    );
  const evidence = records.map((one) => createEvidence(name, one, explainTags(one, TAGS, IGNORED)));
  if (records.length > 1)
    return failed(
      'Several records, so none is used',
      'Senders ignore several records.',
      evidence,
      'Delete all but one.',
    );
  if (!HAS_ID.test(text))
    return failed(
      'A record without an id',
      'Senders ignore a record without an id.',
      evidence,
      'Add id= with today’s date.',
    );
  const policy = await fetchPolicy(domain, probe);
  if (policy.state === 'unknown')
    return unknownOutcome('The policy file didn’t load in time', [...evidence, policy.evidence]);
  const all = [...evidence, policy.evidence];
  if (policy.state === 'broken')
    return failed(
      'There’s a record, but no usable policy',
      `Senders find the record, but can’t use the policy: ${policy.why}.`,
      all,
      'Put the policy file in the right place, with a certificate for mta-sts.',
    );
  return rate(policy.policy, domain, all);
}

type Policy = { evidence: Evidence } & (
  | { state: 'read'; policy: StsPolicy }
  | { state: 'broken'; why: string }
  | { state: 'unknown' }
);

async function fetchPolicy({ name }: MailDomain, probe: Probe): Promise<Policy> {
  const url = new URL(`https://mta-sts.${name}/.well-known/mta-sts.txt`);
  const label = url.href;
  const address = await probe.dns(url.hostname, 'A');
  if (address.state === 'failed') return { state: 'unknown', evidence: createEvidence(label, address.why) };
  const fetched = await fetchVetted(url, probe, { mostBytes: MAX_BYTES });
  if (fetched.state === 'late' || (fetched.state === 'failed' && /in time/.test(fetched.why)))
    return { state: 'unknown', evidence: createEvidence(label, fetched.why) };
  const broken = (why: string): Policy => ({ state: 'broken', why, evidence: createEvidence(label, why) });
  if (fetched.state !== 'answered') return broken(fetched.why);
  if (!fetched.tls?.isTrusted)
    return broken(`the certificate isn’t valid (${fetched.tls?.trouble ?? 'none'})`);
  // Redirects are not followed, as the standard requires.
  if (fetched.status !== 200) return broken(`the answer is ${fetched.status}`);
  if (fetched.isCutOff) return broken('the file is too long');
  const policy = parseStsPolicy(fetched.body);
  if (typeof policy === 'string') return broken(`the file can’t be used (${policy})`);
  return {
    state: 'read',
    policy,
    evidence: createEvidence(label, fetched.body.trim(), explainLines(fetched.body)),
  };
}

function rate(policy: StsPolicy, { exchanges, receives }: MailDomain, evidence: Evidence[]): Outcome {
  const uncovered = exchanges.filter((exchange) => !coversServer(policy, exchange));
  if (policy.mode === 'none')
    return failed(
      'Switched off',
      'The policy says mode: none, so it does nothing.',
      evidence,
      'Set the mode to testing, then to enforce.',
    );
  if (receives === 'unknown')
    return unknownOutcome('We couldn’t find out which mail servers the policy must list', evidence);
  if (uncovered.length)
    return {
      state: policy.mode === 'enforce' ? 'fail' : 'warn',
      earned: POINTS.uncovered,
      headline: 'The policy leaves out a mail server',
      why: `${uncovered.join(', ')} isn’t in the policy${policy.mode === 'enforce' ? ', so some senders don’t deliver there' : ''}.`,
      evidence,
      advice: 'List every mail server in the policy file, then change the id.',
    };
  if (policy.mode === 'testing')
    return {
      state: 'warn',
      earned: POINTS.testing,
      headline: 'In test mode, not enforced',
      why: 'In test mode, senders report failures but still deliver.',
      evidence,
      advice: 'When the reports show no problem, set mode: enforce and change the id.',
    };
  if (policy.maxAge < DAY_SECONDS)
    return {
      state: 'warn',
      earned: POINTS.short,
      headline: 'Enforced, but for a short time',
      why: `Senders remember the policy for only ${policy.maxAge} seconds, so an attacker just has to wait.`,
      evidence,
      advice: 'Raise max_age to two weeks or more.',
    };
  return {
    state: 'pass',
    earned: WEIGHT,
    headline: 'Senders must use encryption',
    why: 'Senders that support MTA-STS deliver only with encryption, and only to your servers.',
    evidence,
  };
}

const notNeeded: Outcome = {
  state: 'pass',
  earned: WEIGHT,
  headline: 'Not needed: this domain receives no email',
  why: 'It receives no email, so there’s nothing to encrypt.',
};

const failed = (headline: string, why: string, evidence: Evidence[], advice: string): Outcome => ({
  state: 'fail',
  earned: 0,
  headline,
  why,
  evidence,
  advice,
});

function createFixes(domain: MailDomain, now: Date): Fix[] {
  const servers = domain.exchanges.length ? domain.exchanges : [`mail.${domain.name}`];
  return [
    recordFix(domain, {
      name: `_mta-sts.${domain.name}`,
      value: `v=STSv1; id=${now.toISOString().slice(0, 10).replace(/-/g, '')}`,
      due: ANY_TIME,
      note: 'With the policy file in test mode.',
    }),
    {
      kind: 'file',
      host: '',
      type: '/.well-known/mta-sts.txt',
      name: `mta-sts.${domain.name}`,
      value: [
        'version: STSv1',
        'mode: testing',
        ...servers.map((server) => `mx: ${server}`),
        `max_age: ${TWO_WEEKS_SECONDS}`,
      ].join('\n'),
      due: ANY_TIME,
      note: `At https://mta-sts.${domain.name}/.well-known/mta-sts.txt. After two weeks without problems, set mode: enforce and change the id of the record.`,
    },
  ];
}

const TAGS = { v: 'This is an MTA-STS record.', id: 'Changes whenever the policy changes.' };

const LINES = {
  version: 'The file type.',
  mode: 'enforce: deliver only with encryption. testing: only report. none: off.',
  mx: 'A mail server that may receive your email.',
  max_age: 'How many seconds senders remember the policy.',
};

const explainLines = (text: string): Evidence['parts'] =>
  splitAndTrim(text, /\r?\n/).map((line) => ({
    text: line,
    message: ownValue(LINES, line.split(':')[0]?.trim() ?? '') ?? IGNORED,
  }));
