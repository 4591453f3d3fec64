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
const IGNORED = 'Senders pass over it.';
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
      'Senders may fall back to an unencrypted connection if someone interferes.',
      [createEvidence(name, 'no record')],
      'Publish the record and a small policy file; we host it for clients.',
    );
  const evidence = records.map((one) => createEvidence(name, one, explainTags(one, TAGS, IGNORED)));
  if (records.length > 1)
    return failed(
      'Several records, so none counts',
      'Senders pass over several records.',
      evidence,
      'Delete all but one.',
    );
  if (!HAS_ID.test(text))
    return failed(
      'A record without an id',
      'Without an id senders pass over the record.',
      evidence,
      'Add id= with today’s date.',
    );
  const policy = await fetchPolicy(domain, probe);
  if (policy.state === 'unknown')
    return unknownOutcome('The policy file did not answer in time', [...evidence, policy.evidence]);
  const all = [...evidence, policy.evidence];
  if (policy.state === 'broken')
    return failed(
      'A record, but no policy that can be used',
      `Senders found the record and then nothing to go by: ${policy.why}.`,
      all,
      'Put the policy file where it belongs, under a certificate for mta-sts.',
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
    return broken(`the certificate does not hold (${fetched.tls?.trouble ?? 'none'})`);
  // Redirects are not followed, as the standard requires.
  if (fetched.status !== 200) return broken(`the answer is ${fetched.status}`);
  if (fetched.isCutOff) return broken('the file is longer than senders read');
  const policy = parseStsPolicy(fetched.body);
  if (typeof policy === 'string') return broken(`the file cannot be used (${policy})`);
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
      'The policy says mode: none, so senders go by nothing.',
      evidence,
      'Set the mode to testing, then to enforce.',
    );
  if (receives === 'unknown')
    return unknownOutcome('Which mail servers the policy has to name did not come to light', evidence);
  if (uncovered.length)
    return {
      state: policy.mode === 'enforce' ? 'fail' : 'warn',
      earned: POINTS.uncovered,
      headline: 'The policy leaves out a mail server',
      why: `${uncovered.join(', ')} is not in the policy${policy.mode === 'enforce' ? ', so senders that honour it do not deliver there' : ''}.`,
      evidence,
      advice: 'Name every mail server in the policy file, then change the id.',
    };
  if (policy.mode === 'testing')
    return {
      state: 'warn',
      earned: POINTS.testing,
      headline: 'Rehearsed, not enforced',
      why: 'In testing mode senders report failures and deliver all the same.',
      evidence,
      advice: 'Once the reports are quiet, set mode: enforce and change the id.',
    };
  if (policy.maxAge < DAY_SECONDS)
    return {
      state: 'warn',
      earned: POINTS.short,
      headline: 'Enforced, but soon forgotten',
      why: `Senders remember the policy for ${policy.maxAge} seconds; who interferes has only to wait.`,
      evidence,
      advice: 'Raise max_age to two weeks or more.',
    };
  return {
    state: 'pass',
    earned: WEIGHT,
    headline: 'Senders must encrypt',
    why: 'Senders that know the standard deliver only over encryption, to the servers you name.',
    evidence,
  };
}

const notNeeded: Outcome = {
  state: 'pass',
  earned: WEIGHT,
  headline: 'Not needed: this domain takes no mail',
  why: 'Without mail coming in there is nothing to encrypt.',
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
      note: 'With the policy file in testing mode.',
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
      note: `At https://mta-sts.${domain.name}/.well-known/mta-sts.txt. After two quiet weeks set mode: enforce and change the id of the record.`,
    },
  ];
}

const TAGS = { v: 'This is an MTA-STS record.', id: 'Changes whenever the policy does.' };

const LINES = {
  version: 'The kind of file.',
  mode: 'enforce: deliver only over encryption. testing: report alone. none: switched off.',
  mx: 'A mail server that may be delivered to.',
  max_age: 'How many seconds senders remember the policy.',
};

const explainLines = (text: string): Evidence['parts'] =>
  splitAndTrim(text, /\r?\n/).map((line) => ({
    text: line,
    says: ownValue(LINES, line.split(':')[0]?.trim() ?? '') ?? IGNORED,
  }));
