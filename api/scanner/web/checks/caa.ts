import type { CaaAnswer } from 'dns-packet';
import { lookUp } from '../../lookUp';
import { judgedCheck, plain, unknown } from '../judge';
import { namesUp } from '../registered';
import { siteOf } from '../site';
import { nameOf } from './certificate';

/** The names that authorities go by in CAA records. */
const AUTHORITIES: [RegExp, string][] = [
  [/let's encrypt|isrg/i, 'letsencrypt.org'],
  [/google trust/i, 'pki.goog'],
  [/digicert|thawte|geotrust|rapidssl/i, 'digicert.com'],
  [/sectigo|comodo|zerossl|usertrust/i, 'sectigo.com'],
  [/amazon/i, 'amazon.com'],
  [/globalsign/i, 'globalsign.com'],
  [/godaddy/i, 'godaddy.com'],
  [/ssl\.com/i, 'ssl.com'],
];
const SAYS: Record<string, string> = {
  issue: 'may issue certificates',
  issuewild: 'may issue certificates for all subdomains at once',
  iodef: 'where attempts are reported to',
};

/** Whether it is said who may issue certificates for the domain. */
export const caa = judgedCheck(
  {
    check: 'caa',
    title: 'Who may issue certificates (CAA)',
    weight: 0,
    why: 'Any of some hundred authorities may issue a certificate in your name, unless your DNS names the ones you use.',
  },
  async (subject, probe) => {
    for (const name of namesUp(subject.ascii)) {
      const { rcode, answers } = await probe.resolver.ask(name, 'CAA');
      if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN')
        return unknown('The name servers did not answer this question');
      const records = answers.filter((answer): answer is CaaAnswer => answer.type === 'CAA');
      if (records.length)
        return {
          state: 'pass',
          headline: 'Only the authorities you named may issue',
          evidence: records.slice(0, 10).map(({ data: { flags = 0, tag, value } }) => {
            const says = lookUp(SAYS, tag);
            const parts = says ? [{ text: tag, says }] : [];
            return { label: `CAA of ${name}`, text: `${flags} ${tag} "${value}"`, parts };
          }),
        };
    }
    const site = await siteOf(subject, probe);
    const issuer = site.secure.hops[0]?.tls?.chain[0]?.issuer ?? '';
    const authority = AUTHORITIES.find(([pattern]) => pattern.test(issuer))?.[1];
    return {
      state: 'warn',
      headline: 'Any authority may issue certificates for it',
      evidence: [plain('CAA', 'none published'), ...(issuer ? [plain('Yours is from', nameOf(issuer))] : [])],
      advice: 'Name the authorities that you use, one record each.',
      fixes: authority
        ? [
            {
              kind: 'record',
              host: '',
              type: 'CAA',
              name: '@',
              value: `0 issue "${authority}"`,
              due: 'any time',
              note: 'Add one for each other authority that issues for you; your web host knows.',
            },
          ]
        : [],
    };
  },
);
