import { parseUrl } from '../../platform/contracts/parseUrl';

/** Pages about a subscription, newsletters as pages, and what the API serves: no visit is counted there. */
const UNTAGGED = /^\/(?:api|newsletters|subscribe|unsubscribe)(?:\/|$)/;

/** HTML whose links to this site name a newsletter, by its slug, as the campaign of the visit. */
export const tagHtmlLinks = (html: string, origin: string, slug: string): string =>
  html.replace(
    /(<a\b[^>]* href=")(https?:[^"]+)(?=")/g,
    (_, before: string, url: string) => before + tagUrl(url, origin, slug, '&amp;'),
  );

/** The same for plain text. Punctuation at the end of a sentence is not part of a URL. */
export const tagTextLinks = (text: string, origin: string, slug: string): string =>
  text.replace(/https?:\/\/[^\s<>()"]*[^\s<>()".,;:!?’”]/g, (url) => tagUrl(url, origin, slug, '&'));

/** A URL as it was before its campaign was added. */
export const untagUrl = (url: string): string =>
  url.replace(/[?&]utm_source=newsletter&utm_medium=email&utm_campaign=[^&#]*/, '');

/** Appends the campaign to a URL without parsing it again; `and` separates its parameters. A URL that has one keeps it. */
function tagUrl(url: string, origin: string, slug: string, and: string): string {
  const {
    origin: site,
    pathname = '',
    searchParams,
  } = parseUrl(url.replace(/&(?:amp|#38|#x26);/g, '&')) ?? {};
  if (site !== origin || UNTAGGED.test(pathname)) return url;
  if ([...(searchParams?.keys() ?? [])].some((name) => name.startsWith('utm_'))) return url;
  const tags = ['utm_source=newsletter', 'utm_medium=email', `utm_campaign=${encodeURIComponent(slug)}`];
  const at = url.search(/(?<!&)#/);
  const [start, fragment] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  return `${start}${start.includes('?') ? and : '?'}${tags.join(and)}${fragment}`;
}
