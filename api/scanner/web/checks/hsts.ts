import { createHeaderEvidence, createPageCheck } from '../createWebCheck';
import { getHeader } from '../fetchVetted';
import { getHstsSeconds, HALF_A_YEAR, opensWithoutWarning } from '../site';
import { createHeaderFixes } from '../snippets';

const DAY = 86_400;
const NAME = 'Strict-Transport-Security';
const NOTE =
  'Add includeSubDomains only when every subdomain uses HTTPS. Browsers remember it for the whole time.';

/** Whether browsers use only HTTPS after the first visit. */
export const hsts = createPageCheck(
  {
    check: 'hsts',
    title: 'HTTPS only (HSTS)',
    weight: 20,
    why: 'HSTS tells browsers to always use encryption. Without it, someone in the same hotel or coffee shop network can show your visitors a fake page.',
  },
  (page) => {
    const value = getHeader(page, 'strict-transport-security');
    const evidence = [
      {
        ...createHeaderEvidence(NAME, value),
        parts: /includesubdomains/i.test(value ?? '')
          ? [{ text: 'includeSubDomains', message: 'includes all subdomains' }]
          : [],
      },
    ];
    const fixes = createHeaderFixes(NAME, 'max-age=31536000', page, 'now', NOTE);
    const seconds = getHstsSeconds(page);
    if (seconds >= HALF_A_YEAR)
      return { state: 'pass', headline: `Browsers use only HTTPS for ${formatDays(seconds)}`, evidence };
    if (seconds > 0)
      return {
        state: 'warn',
        lost: 10,
        headline: `Browsers remember it for only ${formatDays(seconds)}`,
        evidence,
        advice: 'Raise max-age to one year.',
        fixes,
      };
    const isIgnored = value !== undefined && !opensWithoutWarning(page.tls);
    return {
      state: 'fail',
      lost: 20,
      headline: isIgnored
        ? 'Browsers ignore it because the certificate isn’t valid'
        : value === undefined
          ? 'Browsers aren’t told to always use HTTPS'
          : 'Sent, but it’s turned off',
      evidence,
      advice: isIgnored
        ? 'Fix the certificate first.'
        : 'Add the Strict-Transport-Security header with a max-age of one year.',
      fixes: isIgnored ? [] : fixes,
    };
  },
);

const formatDays = (seconds: number) => {
  const count = Math.floor(seconds / DAY);
  return count < 1 ? 'less than a day' : count === 1 ? 'one day' : `${count} days`;
};
