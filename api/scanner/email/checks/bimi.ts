import type { Probe, Subject } from '../../Check';
import type { AppliedPolicy } from '../../dmarc/findPolicy';
import type { DnsReply } from '../../dns/Dns';
import { explainTags } from '../advice/explainTags';
import { AT_THE_END, recordFix } from '../advice/fixes';
import { createProposal } from '../advice/proposal';
import {
  createEvidence,
  type Inspection,
  type Outcome,
  unansweredOutcome,
  unknownOutcome,
} from '../inspection';

const WEIGHT = 3;
const WITHOUT_CERTIFICATE = 2;
const NOT_SHOWN = 1;
const IS_BIMI = /^v=BIMI1\s*(;|$)/i;

/** Whether a logo is published for email clients, and whether they may show it. */
export const bimi: Inspection = {
  check: 'bimi',
  title: 'BIMI',
  weight: WEIGHT,
  inspect: async (subject, probe) => {
    const proposal = await createProposal(subject, probe);
    const { domain, policy } = proposal;
    if (domain.isUnused) return notNeeded;
    const { name, reply } = await findRecord(subject, domain.zone, probe);
    if (reply.state === 'failed') return unansweredOutcome(name, reply.why);
    const isEnforced = enforces(policy);
    const isUnclear = !policy && proposal.steps.some(({ found }) => found === 'failed');
    const records = reply.state === 'found' ? reply.records.filter((text) => IS_BIMI.test(text)) : [];
    const [text] = records;
    if (text === undefined)
      return {
        ...failed(
          'Not set up',
          'Your logo next to your mail. It needs p=quarantine or p=reject first, so leave it for last.',
        ),
        evidence: [createEvidence(name, 'no record')],
        advice: isEnforced
          ? 'Publish a square logo as SVG Tiny PS and name it here; Gmail and Apple also want a certificate for it.'
          : 'Nothing to do until DMARC is at reject.',
        fixes: isEnforced
          ? [
              recordFix(domain, {
                name: `default._bimi.${domain.name}`,
                value: `v=BIMI1; l=https://${domain.name}/logo.svg; a=`,
                due: AT_THE_END,
                note: 'Once the logo is at that address.',
              }),
            ]
          : [],
      };
    const evidence = records.map((one) => createEvidence(name, one, explainTags(one, TAGS, 'Passed over.')));
    if (records.length > 1)
      return {
        ...failed('Several records, so none counts', 'Mail programs pass over several records.'),
        evidence,
      };
    if (isUnclear)
      return unknownOutcome(
        'Whether a logo may be shown is decided by DMARC, which did not answer',
        evidence,
      );
    return { ...evaluate(text, isEnforced), evidence };
  },
};

/** The record of the domain, or of its zone. */
async function findRecord(
  subject: Subject,
  zone: string,
  probe: Probe,
): Promise<{ name: string; reply: DnsReply<string> }> {
  const name = `default._bimi.${subject.ascii}`;
  const reply = await probe.dns(name, 'TXT');
  if (reply.state === 'found' || reply.state === 'failed' || zone === subject.ascii) return { name, reply };
  const above = `default._bimi.${zone}`;
  return { name: above, reply: await probe.dns(above, 'TXT') };
}

function enforces(policy: AppliedPolicy | undefined): boolean {
  return policy !== undefined && policy.asks !== 'none' && policy.record.sp !== 'none';
}

const notNeeded: Outcome = {
  state: 'pass',
  earned: WEIGHT,
  headline: 'Not needed: this domain sends no mail',
  why: 'Without mail there is nowhere to show a logo.',
};

const failed = (headline: string, why: string): Outcome => ({ state: 'fail', earned: 0, headline, why });

const getTag = (text: string, tag: string) =>
  new RegExp(`;\\s*${tag}\\s*=\\s*([^;]*)`, 'i').exec(text)?.[1]?.trim() ?? '';

function evaluate(text: string, isEnforced: boolean): Outcome {
  const [logo, certificate] = [getTag(text, 'l'), getTag(text, 'a')];
  if (!logo && !certificate)
    return {
      ...failed('Declined', 'The record says that no logo is to be shown.'),
      state: 'warn',
      earned: NOT_SHOWN,
    };
  if (logo && !/^https:\/\/\S+$/i.test(logo))
    return failed('The logo’s address is not https', 'Mail programs load logos over https alone.');
  if (!isEnforced)
    return {
      state: 'warn',
      earned: NOT_SHOWN,
      headline: 'Published, but not shown',
      why: 'Mail programs show a logo only where DMARC asks for junk or refusal, for names below the domain too.',
      advice: 'Bring DMARC to reject; this record can stay as it is.',
    };
  if (!certificate)
    return {
      state: 'warn',
      earned: WITHOUT_CERTIFICATE,
      headline: 'A logo, without a certificate',
      why: 'Some mail programs show it; Gmail and Apple want a certificate for the mark as well. The logo itself was not fetched.',
      advice:
        'A mark certificate (VMC or CMC) is bought once a year; whether it is worth it is a question of marketing.',
    };
  return {
    state: 'pass',
    earned: WEIGHT,
    headline: 'A logo, with a certificate',
    why: 'Mail programs that show logos can show yours. The logo and its certificate were not fetched.',
  };
}

const TAGS = {
  v: 'This is a BIMI record.',
  l: 'Where the logo is.',
  a: 'Where its certificate is.',
  avp: 'Whether a person’s picture or the logo is preferred.',
};
