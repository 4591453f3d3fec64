import { type Signing, signingOf } from '../../dns/signing';
import { judgedCheck, plain, unknown, type Verdict } from '../judge';
import { registered } from '../registered';

/** Whether answers about the domain are signed. */
export const dnssec = judgedCheck(
  {
    check: 'dnssec',
    title: 'Signed DNS (DNSSEC)',
    weight: 0,
    why: 'Signed answers keep anybody on the way from sending your visitors and your mail elsewhere.',
  },
  async ({ ascii }, { resolver }) => verdictOn(await signingOf(registered(ascii), resolver)),
);

function verdictOn(signing: Signing): Verdict {
  switch (signing.state) {
    case 'signed':
      return {
        state: 'pass',
        headline: 'Answers are signed, and the signatures hold',
        evidence: [plain('AD', 'our resolver vouches for the answer')],
      };
    case 'bogus':
      return {
        state: 'fail',
        headline: 'Signed, but the signatures are wrong: many cannot reach it',
        evidence: [plain('SOA', 'refused by a resolver that checks, answered by one that does not')],
        advice:
          'Compare the DS record at the registrar with your DNS host’s keys, and remove it if in doubt.',
      };
    case 'half done':
      return {
        state: 'warn',
        headline: 'Signed, but the registrar does not know',
        evidence: [plain(`DS of ${signing.zone}`, 'none published, though there are keys')],
        advice: 'Hand the DS record that your DNS host shows to the registrar.',
      };
    case 'unsigned':
      return {
        state: 'warn',
        headline: 'Answers are not signed',
        evidence: [plain(`DS of ${signing.zone}`, 'none published')],
        advice: 'Many DNS hosts switch it on with one click; the registrar has to take the DS record over.',
      };
    case 'unchecked':
      return unknown('There are signatures, which our resolver does not check');
    case 'unknown':
      return unknown('The name servers did not answer this question');
  }
}
