import { createPageCheck, toDisplayText, unknownVerdict } from '../createWebCheck';
import { findTags } from '../html';
import { getRegisteredDomain } from '../registeredDomain';

/** Whether third-party scripts could be changed unnoticed. */
export const scripts = createPageCheck(
  {
    check: 'scripts',
    title: 'Scripts from other firms',
    weight: 50,
    why: 'A script from another server can do in your page whatever your own can. If that server is broken into, so is your page.',
  },
  (page) => {
    if (page.isCutOff && !page.body) return unknownVerdict('The page came in a form that was not read');
    const foreign = findTags(page.body, 'script').flatMap((tag) => {
      const src = tag.get('src');
      if (!src || !URL.canParse(src, page.url)) return [];
      const url = new URL(src, page.url);
      const isForeign = /^https?:$/.test(url.protocol) && !isSameSite(url.hostname, page.url.hostname);
      return isForeign ? [{ url, isSealed: /\bsha(256|384|512)-/.test(tag.get('integrity') ?? '') }] : [];
    });
    // Subresource integrity is useless over HTTP: an attacker who can change the script may also change the page.
    const unencrypted = foreign.filter(({ url }) => url.protocol === 'http:');
    const open = foreign.filter(
      ({ url, isSealed: hasIntegrity }) => !hasIntegrity || url.protocol === 'http:',
    );
    const evidence = open.slice(0, 10).map(({ url }) => ({
      label: url.hostname,
      text: toDisplayText(`${url.origin}${url.pathname}`),
      parts: url.protocol === 'http:' ? [{ text: 'http:', says: 'fetched without encryption' }] : [],
    }));
    const advice =
      'Serve the script yourself, or add integrity="sha384-…" with the hash of the version you looked at. Scripts that change by design, such as tag managers, cannot have one: keep them few.';
    if (unencrypted.length)
      return {
        state: 'fail',
        lost: 50,
        headline: 'Scripts from elsewhere are fetched without encryption',
        evidence,
        advice: `Fetch them by HTTPS at once. ${advice}`,
      };
    if (open.length)
      return {
        state: 'warn',
        lost: 5,
        headline: `${open.length} script${open.length === 1 ? '' : 's'} from elsewhere, with no seal on what they contain`,
        evidence,
        advice,
      };
    if (page.isCutOff) return unknownVerdict('The page is too long or too slow to be read whole');
    return {
      state: 'pass',
      headline: foreign.length ? 'All scripts from elsewhere are sealed' : 'No scripts from elsewhere',
    };
  },
);

const isSameSite = (one: string, other: string) => getRegisteredDomain(one) === getRegisteredDomain(other);
