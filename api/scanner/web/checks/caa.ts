import type { CaaAnswer } from 'dns-packet';
import { ownValue } from '../../lookUp';
import { createEvidence, createWebCheck, unknownVerdict } from '../createWebCheck';
import { listParentNames } from '../registeredDomain';
import { getSite } from '../site';
import { getDisplayName } from './certificate';

/** CAA names of certificate authorities. */
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
const TAG_TEXTS: Record<string, string> = {
  issue: 'may issue certificates',
  issuewild: 'may issue certificates for all subdomains at once',
  iodef: 'where attempts are reported to',
};

/** Whether CAA records limit who may issue certificates. */
export const caa = createWebCheck(
  {
    check: 'caa',
    title: 'Who may issue certificates (CAA)',
    weight: 0,
    why: 'A CAA record says which companies may issue certificates for your domain. Without it, any of them may.',
  },
  async (subject, probe) => {
    for (const name of listParentNames(subject.ascii)) {
      const { rcode, answers } = await probe.resolver.query(name, 'CAA');
      if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN')
        return unknownVerdict('The name servers didn’t answer');
      const records = answers.filter((answer): answer is CaaAnswer => answer.type === 'CAA');
      if (records.length)
        return {
          state: 'pass',
          headline: 'Only the issuers you named may issue certificates',
          evidence: records.slice(0, 10).map(({ data: { flags = 0, tag, value } }) => {
            const message = ownValue(TAG_TEXTS, tag);
            const parts = message ? [{ text: tag, message }] : [];
            return { label: `CAA of ${name}`, text: `${flags} ${tag} "${value}"`, parts };
          }),
        };
    }
    const site = await getSite(subject, probe);
    const issuer = site.secure.hops[0]?.tls?.chain[0]?.issuer ?? '';
    const authority = AUTHORITIES.find(([pattern]) => pattern.test(issuer))?.[1];
    return {
      state: 'warn',
      headline: 'Anyone may issue certificates for your domain',
      evidence: [
        createEvidence('CAA', 'none published'),
        ...(issuer ? [createEvidence('Yours is from', getDisplayName(issuer))] : []),
      ],
      advice: 'Add one CAA record for each issuer you use.',
      fixes: authority
        ? [
            {
              kind: 'record',
              host: '',
              type: 'CAA',
              name: '@',
              value: `0 issue "${authority}"`,
              due: 'any time',
              note: 'Add one for each other issuer you use. Your web host knows them.',
            },
          ]
        : [],
    };
  },
);
