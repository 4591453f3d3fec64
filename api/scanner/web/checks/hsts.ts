import { headerOf } from '../fetchVetted';
import { headerEvidence, pageCheck } from '../judge';
import { HALF_A_YEAR, opens, strictSeconds } from '../site';
import { headerFixes } from '../snippets';

const DAY = 86_400;
const NAME = 'Strict-Transport-Security';
const NOTE =
  'Add includeSubDomains only once every subdomain answers by HTTPS; browsers hold on to it for the whole time.';

/** Whether browsers come by HTTPS alone after their first visit. */
export const hsts = pageCheck(
  {
    check: 'hsts',
    title: 'HTTPS only (HSTS)',
    weight: 20,
    why: 'It tells browsers never to come without encryption again, so that nobody in between, say in a hotel’s network, can show your visitors a page of their own.',
  },
  (page) => {
    const value = headerOf(page, 'strict-transport-security');
    const evidence = [
      {
        ...headerEvidence(NAME, value),
        parts: /includesubdomains/i.test(value ?? '')
          ? [{ text: 'includeSubDomains', says: 'counts for all subdomains too' }]
          : [],
      },
    ];
    const fixes = headerFixes(NAME, 'max-age=31536000', page, 'now', NOTE);
    const seconds = strictSeconds(page);
    if (seconds >= HALF_A_YEAR)
      return { state: 'pass', headline: `Browsers come by HTTPS alone for ${days(seconds)}`, evidence };
    if (seconds > 0)
      return {
        state: 'warn',
        lost: 10,
        headline: `Browsers remember it for only ${days(seconds)}`,
        evidence,
        advice: 'Raise max-age to a year.',
        fixes,
      };
    const isUnheard = value !== undefined && !opens(page.tls);
    return {
      state: 'fail',
      lost: 20,
      headline: isUnheard
        ? 'Sent, but browsers do not heed it without a working certificate'
        : value === undefined
          ? 'Browsers are not told to insist on HTTPS'
          : 'Sent, but in a way that switches it off',
      evidence,
      advice: isUnheard ? 'Mend the certificate first.' : 'Send the header with a max-age of a year.',
      fixes: isUnheard ? [] : fixes,
    };
  },
);

const days = (seconds: number) => {
  const count = Math.floor(seconds / DAY);
  return count < 1 ? 'less than a day' : count === 1 ? 'one day' : `${count} days`;
};
