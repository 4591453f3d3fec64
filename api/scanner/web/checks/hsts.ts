import { createHeaderEvidence, createPageCheck } from '../createWebCheck';
import { getHeader } from '../fetchVetted';
import { getHstsSeconds, HALF_A_YEAR, opensWithoutWarning } from '../site';
import { createHeaderFixes } from '../snippets';

const DAY = 86_400;
const NAME = 'Strict-Transport-Security';
const NOTE =
  'Add includeSubDomains only once every subdomain answers by HTTPS; browsers hold on to it for the whole time.';

/** Whether browsers use only HTTPS after the first visit. */
export const hsts = createPageCheck(
  {
    check: 'hsts',
    title: 'HTTPS only (HSTS)',
    weight: 20,
    why: 'It tells browsers never to come without encryption again, so that nobody in between, say in a hotel’s network, can show your visitors a page of their own.',
  },
  (page) => {
    const value = getHeader(page, 'strict-transport-security');
    const evidence = [
      {
        ...createHeaderEvidence(NAME, value),
        parts: /includesubdomains/i.test(value ?? '')
          ? [{ text: 'includeSubDomains', says: 'counts for all subdomains too' }]
          : [],
      },
    ];
    const fixes = createHeaderFixes(NAME, 'max-age=31536000', page, 'now', NOTE);
    const seconds = getHstsSeconds(page);
    if (seconds >= HALF_A_YEAR)
      return { state: 'pass', headline: `Browsers come by HTTPS alone for ${formatDays(seconds)}`, evidence };
    if (seconds > 0)
      return {
        state: 'warn',
        lost: 10,
        headline: `Browsers remember it for only ${formatDays(seconds)}`,
        evidence,
        advice: 'Raise max-age to a year.',
        fixes,
      };
    const isIgnored = value !== undefined && !opensWithoutWarning(page.tls);
    return {
      state: 'fail',
      lost: 20,
      headline: isIgnored
        ? 'Sent, but browsers ignore it without a valid certificate'
        : value === undefined
          ? 'Browsers are not told to insist on HTTPS'
          : 'Sent, but in a way that switches it off',
      evidence,
      advice: isIgnored ? 'Mend the certificate first.' : 'Send the header with a max-age of a year.',
      fixes: isIgnored ? [] : fixes,
    };
  },
);

const formatDays = (seconds: number) => {
  const count = Math.floor(seconds / DAY);
  return count < 1 ? 'less than a day' : count === 1 ? 'one day' : `${count} days`;
};
