import { parseUrl } from '../../../platform/contracts/parseUrl';
import { createPageCheck, toDisplayText, unknownVerdict } from '../createWebCheck';
import { findTags } from '../html';
import { getRegisteredDomain } from '../registeredDomain';

/** Whether third-party scripts could be changed unnoticed. */
export const scripts = createPageCheck(
  {
    check: 'scripts',
    title: 'Third-party scripts',
    weight: 50,
    why: 'A script from another server can do anything on your page. If that server is hacked, so is your website.',
  },
  (page) => {
    if (page.isCutOff && !page.body) return unknownVerdict('We couldn’t read the page');
    const foreign = findTags(page.body, 'script').flatMap((tag) => {
      const src = tag.get('src');
      const url = src ? parseUrl(src, page.url) : undefined;
      if (!url) return [];
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
      parts: url.protocol === 'http:' ? [{ text: 'http:', message: 'fetched without encryption' }] : [],
    }));
    const advice =
      'Ask your web developer to host the script on your own server or add integrity="sha384-…". Scripts that change often, such as tag managers, can’t have it, so use few of them.';
    if (unencrypted.length)
      return {
        state: 'fail',
        lost: 50,
        headline: 'Third-party scripts load without encryption',
        evidence,
        advice: `Load them over HTTPS right away. ${advice}`,
      };
    if (open.length)
      return {
        state: 'warn',
        lost: 5,
        headline: `${open.length} script${open.length === 1 ? '' : 's'} from other servers without an integrity check`,
        evidence,
        advice,
      };
    if (page.isCutOff) return unknownVerdict('The page is too long or too slow to read completely');
    return {
      state: 'pass',
      headline: foreign.length ? 'All third-party scripts have an integrity check' : 'No third-party scripts',
    };
  },
);

const isSameSite = (one: string, other: string) => getRegisteredDomain(one) === getRegisteredDomain(other);
