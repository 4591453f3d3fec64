import { type DnssecStatus, getDnssecStatus } from '../../dns/dnssecStatus';
import { createEvidence, createWebCheck, unknownVerdict, type Verdict } from '../createWebCheck';
import { getRegisteredDomain } from '../registeredDomain';

/** Whether the domain is signed with DNSSEC. */
export const dnssec = createWebCheck(
  {
    check: 'dnssec',
    title: 'Signed DNS (DNSSEC)',
    weight: 0,
    why: 'Signed answers keep anybody on the way from sending your visitors and your mail elsewhere.',
  },
  async ({ ascii }, { resolver }) => toVerdict(await getDnssecStatus(getRegisteredDomain(ascii), resolver)),
);

function toVerdict(signing: DnssecStatus): Verdict {
  switch (signing.state) {
    case 'signed':
      return {
        state: 'pass',
        headline: 'Answers are signed, and the signatures hold',
        evidence: [createEvidence('AD', 'our resolver vouches for the answer')],
      };
    case 'bogus':
      return {
        state: 'fail',
        headline: 'Signed, but the signatures are wrong: many cannot reach it',
        evidence: [createEvidence('SOA', 'refused by a resolver that checks, answered by one that does not')],
        advice:
          'Compare the DS record at the registrar with your DNS host’s keys, and remove it if in doubt.',
      };
    case 'half done':
      return {
        state: 'warn',
        headline: 'Signed, but the registrar does not know',
        evidence: [createEvidence(`DS of ${signing.zone}`, 'none published, though there are keys')],
        advice: 'Hand the DS record that your DNS host shows to the registrar.',
      };
    case 'unsigned':
      return {
        state: 'warn',
        headline: 'Answers are not signed',
        evidence: [createEvidence(`DS of ${signing.zone}`, 'none published')],
        advice: 'Many DNS hosts switch it on with one click; the registrar has to take the DS record over.',
      };
    case 'unchecked':
      return unknownVerdict('There are signatures, which our resolver does not check');
    case 'unknown':
      return unknownVerdict('The name servers did not answer this question');
  }
}
