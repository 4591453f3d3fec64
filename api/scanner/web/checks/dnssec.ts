import { type DnssecStatus, getDnssecStatus } from '../../dns/dnssecStatus';
import { createEvidence, createWebCheck, unknownVerdict, type Verdict } from '../createWebCheck';
import { getRegisteredDomain } from '../registeredDomain';

/** Whether the domain is signed with DNSSEC. */
export const dnssec = createWebCheck(
  {
    check: 'dnssec',
    title: 'Signed DNS (DNSSEC)',
    weight: 0,
    why: 'DNSSEC keeps attackers from sending your visitors and your email to a different server.',
  },
  async ({ ascii }, { resolver }) => toVerdict(await getDnssecStatus(getRegisteredDomain(ascii), resolver)),
);

function toVerdict(signing: DnssecStatus): Verdict {
  switch (signing.state) {
    case 'signed':
      return {
        state: 'pass',
        headline: 'Signed, and the signatures are valid',
        evidence: [createEvidence('AD', 'our resolver confirms the answer')],
      };
    case 'bogus':
      return {
        state: 'fail',
        headline: 'The signatures are wrong, so many people can’t reach your website',
        evidence: [createEvidence('SOA', 'refused by a resolver that checks, answered by one that does not')],
        advice:
          'Compare the DS record at your registrar with the keys at your DNS host. If they don’t match, remove it today.',
      };
    case 'half done':
      return {
        state: 'warn',
        headline: 'Signed, but the registrar doesn’t have the DS record',
        evidence: [createEvidence(`DS of ${signing.zone}`, 'none published, though there are keys')],
        advice: 'Copy the DS record from your DNS host to your registrar.',
      };
    case 'unsigned':
      return {
        state: 'warn',
        headline: 'DNS answers aren’t signed',
        evidence: [createEvidence(`DS of ${signing.zone}`, 'none published')],
        advice: 'Many DNS hosts turn it on with one click. Then add the DS record at your registrar.',
      };
    case 'unchecked':
      return unknownVerdict('There are signatures that our resolver doesn’t check');
    case 'unknown':
      return unknownVerdict('The name servers didn’t answer');
  }
}
