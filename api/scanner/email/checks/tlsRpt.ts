import { explainTags } from '../advice/explainTags';
import { ANY_TIME, recordFix } from '../advice/fixes';
import { createEvidence, type Inspection, type Outcome, unansweredOutcome } from '../inspection';
import { getMailDomain, type MailDomain } from '../mailDomain';

const WEIGHT = 4;
const IS_TLS_RPT = /^v=TLSRPTv1\s*(;|$)/;

/** Whether encryption failures of incoming email are reported. */
export const tlsRpt: Inspection = {
  check: 'tls-rpt',
  title: 'TLS-RPT',
  weight: WEIGHT,
  inspect: async (subject, probe) => {
    const name = `_smtp._tls.${subject.ascii}`;
    const [domain, reply] = await Promise.all([getMailDomain(subject, probe), probe.dns(name, 'TXT')]);
    if (domain.receives === 'no') return notNeeded;
    if (reply.state === 'failed') return unansweredOutcome(name, reply.why);
    const records = reply.state === 'found' ? reply.records.filter((text) => IS_TLS_RPT.test(text)) : [];
    const [text] = records;
    if (text === undefined)
      return {
        ...failed('Not set up', 'You don’t hear about it when encryption to your mail server fails.', domain),
        evidence: [createEvidence(name, 'no record')],
      };
    const evidence = records.map((one) =>
      createEvidence(name, one, explainTags(one, TAGS, 'Senders ignore it.')),
    );
    if (records.length > 1)
      return {
        ...failed('Several records, so none is used', 'Senders ignore several records.', domain),
        evidence,
      };
    if (!parseTargets(text).length)
      return {
        ...failed(
          'No valid address',
          'Without rua=mailto: or https:, nobody knows where to send reports.',
          domain,
        ),
        evidence,
      };
    return {
      state: 'pass',
      earned: WEIGHT,
      headline: 'Failures are reported',
      why: 'Senders tell you when encryption to your mail server fails.',
      evidence,
    };
  },
};

const notNeeded: Outcome = {
  state: 'pass',
  earned: WEIGHT,
  headline: 'Not needed: this domain receives no email',
  why: 'It receives no email, so nothing can fail.',
};

const failed = (headline: string, why: string, domain: MailDomain): Outcome => ({
  state: 'fail',
  earned: 0,
  headline,
  why,
  advice: 'Add one DNS record with an address for the reports.',
  fixes: [
    recordFix(domain, {
      name: `_smtp._tls.${domain.name}`,
      value: `v=TLSRPTv1; rua=mailto:tls-reports@${domain.name}`,
      due: ANY_TIME,
      note: 'Tells you when encryption to your mail server fails.',
    }),
  ],
});

const parseTargets = (text: string) =>
  (/;\s*rua\s*=\s*([^;]*)/i.exec(text)?.[1] ?? '')
    .split(',')
    .map((target) => target.trim())
    .filter((target) => /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/i.test(target));

const TAGS = { v: 'This is a TLS-RPT record.', rua: 'Where reports are sent.' };
