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
          'Shows your logo next to your email. It needs p=quarantine or p=reject first, so do it last.',
        ),
        evidence: [createEvidence(name, 'no record')],
        advice: isEnforced
          ? 'Publish a square logo as SVG Tiny PS and link it here. Gmail and Apple also want a certificate.'
          : 'Nothing to do until DMARC is at reject.',
        fixes: isEnforced
          ? [
              recordFix(domain, {
                name: `default._bimi.${domain.name}`,
                value: `v=BIMI1; l=https://${domain.name}/logo.svg; a=`,
                due: AT_THE_END,
                note: 'When the logo is at that address.',
              }),
            ]
          : [],
      };
    const evidence = records.map((one) => createEvidence(name, one, explainTags(one, TAGS, 'Passed over.')));
    if (records.length > 1)
      return {
        ...failed('Several records, so none is used', 'Email apps ignore several records.'),
        evidence,
      };
    if (isUnclear)
      return unknownOutcome('DMARC decides whether a logo is shown, and it didn’t answer', evidence);
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
  return policy !== undefined && policy.effective !== 'none' && policy.record.sp !== 'none';
}

const notNeeded: Outcome = {
  state: 'pass',
  earned: WEIGHT,
  headline: 'Not needed: this domain sends no email',
  why: 'It sends no email, so there’s nowhere to show a logo.',
};

const failed = (headline: string, why: string): Outcome => ({ state: 'fail', earned: 0, headline, why });

const getTag = (text: string, tag: string) =>
  new RegExp(`;\\s*${tag}\\s*=\\s*([^;]*)`, 'i').exec(text)?.[1]?.trim() ?? '';

function evaluate(text: string, isEnforced: boolean): Outcome {
  const [logo, certificate] = [getTag(text, 'l'), getTag(text, 'a')];
  if (!logo && !certificate)
    return {
      ...failed('Declined', 'The record says not to show a logo.'),
      state: 'warn',
      earned: NOT_SHOWN,
    };
  if (logo && !/^https:\/\/\S+$/i.test(logo))
    return failed('The logo’s address isn’t https', 'Email apps load logos only over https.');
  if (!isEnforced)
    return {
      state: 'warn',
      earned: NOT_SHOWN,
      headline: 'Published, but not shown',
      why: 'Email apps show a logo only if DMARC is at quarantine or reject, also for subdomains.',
      advice: 'Raise DMARC to reject. This record can stay.',
    };
  if (!certificate)
    return {
      state: 'warn',
      earned: WITHOUT_CERTIFICATE,
      headline: 'A logo without a certificate',
      why: 'Some email apps show it. Gmail and Apple also want a certificate. We didn’t check the logo file.',
      advice: 'You’d buy a mark certificate (VMC or CMC) every year. It helps your brand, not your security.',
    };
  return {
    state: 'pass',
    earned: WEIGHT,
    headline: 'A logo with a certificate',
    why: 'Email apps that show logos can show yours. We didn’t check the logo and certificate files.',
  };
}

const TAGS = {
  v: 'This is a BIMI record.',
  l: 'Address of the logo.',
  a: 'Address of its certificate.',
  avp: 'Whether a person’s photo or the logo is preferred.',
};
