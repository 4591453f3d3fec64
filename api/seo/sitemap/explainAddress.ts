import { findPageAddresses } from '../../content/addresses/model';
import { Content } from '../../content/documents/model';
import { findRule } from '../../content/redirects/findRule';
import { listRedirectRules } from '../../content/redirects/listRedirectRules';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { readEntries } from './chunks';
import type { SitemapAddress as AddressView, ExclusionRule } from './contract';
import { matchPattern } from './matchPattern';
import { SitemapAddress, type SitemapAddressRecord } from './model';
import { readReportedPages } from './readReportedPages';
import { findLiveRun } from './writeSitemap';

type Verdict = { rule: ExclusionRule; message: string };

/** Why a URL is in the sitemap or not: the first rule that decides. */
export async function explainAddress(input: string, origin: string): Promise<AddressView> {
  const url = parseUrl(input, origin);
  const path = url?.pathname ?? input;
  const stored = await SitemapAddress.findById(path).lean<SitemapAddressRecord>();
  const { rule, message } = (url && (await findVerdict(url, origin, stored))) ?? ELSEWHERE;
  return {
    path,
    rule,
    message,
    isIncluded: rule === 'included',
    kind: stored?.kind ?? '',
    changedAt: stored?.changedAt?.toISOString() ?? null,
    checkedAt: stored?.checkedAt?.toISOString() ?? null,
    status: stored?.status ?? 0,
  };
}

const ELSEWHERE: Verdict = {
  rule: 'elsewhere',
  message: 'This URL isn’t on this site. A sitemap lists only URLs of its own site.',
};

const PRIVATE = ['/admin', '/api', '/assets', '/remotes', '/embedded'];

async function findVerdict(url: URL, origin: string, stored: SitemapAddressRecord | null): Promise<Verdict> {
  const { pathname: path } = url;
  if (url.origin !== origin) return ELSEWHERE;
  if (url.search || url.hash)
    return {
      rule: 'query',
      message: `URLs with a query string or fragment are never listed. Look up ${path}.`,
    };
  if (PRIVATE.some((area) => path === area || path.startsWith(`${area}/`)))
    return { rule: 'private', message: 'This part of the site isn’t for search engines.' };
  const redirect = findRule(await listRedirectRules(), path);
  if (redirect)
    return {
      rule: 'redirected',
      message: redirect.to ? `It redirects to ${redirect.to}.` : 'A redirect marks it as gone (410).',
    };
  const register = await readReportedPages();
  const isListed = register?.some((page) => page.path === path);
  if (isListed) return findListedVerdict(path, stored);
  return findUnlistedVerdict(path, stored);
}

async function findListedVerdict(path: string, stored: SitemapAddressRecord | null): Promise<Verdict> {
  const live = await readEntries((await findLiveRun())?.chunks ?? []);
  const isLive = live.some((entry) => entry.path === path);
  const rule = stored?.rule ?? 'included';
  if (stored && rule !== 'included') return { rule, message: exclusionMessage(stored) };
  if (isLive) return { rule: 'included', message: 'It is in the sitemap.' };
  return { rule: 'pending', message: 'The next run adds it.' };
}

function exclusionMessage({ rule, status, canonical, failures }: SitemapAddressRecord): string {
  if (rule === 'status') return `It returns HTTP status ${status}. Only pages that return 200 are listed.`;
  if (rule === 'noindex') return 'Its page says noindex, by a robots meta tag or header.';
  if (rule === 'robots')
    return 'A rule of robots.txt blocks it for Google. Change the rules in the settings under Crawlers.';
  if (rule === 'canonical') return `Its canonical URL is ${canonical}. Only canonical pages are listed.`;
  return `The last ${failures} checks could not read it. It is checked again soon.`;
}

async function findUnlistedVerdict(path: string, stored: SitemapAddressRecord | null): Promise<Verdict> {
  const document = await Content.findOne({ publicPath: path })
    .select({ isPublic: 1 })
    .lean<{ isPublic: boolean }>();
  if (document && !document.isPublic)
    return { rule: 'draft', message: 'It isn’t published. Publish it to list it.' };
  if (document)
    return {
      rule: 'unlisted',
      message: 'It’s published, but it’s set to noindex, has expired, or redirects elsewhere.',
    };
  if (stored?.unlistedAt)
    return {
      rule: 'gone',
      message: `It was unpublished and removed from the sitemap on ${stored.unlistedAt.toISOString().slice(0, 10)}.`,
    };
  const released = await findPageAddresses();
  const pattern = matchPattern(released?.pages ?? [])(path);
  if (pattern === path)
    return {
      rule: 'unlisted',
      message:
        'This page isn’t listed because it’s a second URL of another page or is reached only by a link.',
    };
  return { rule: 'unknown', message: 'No published page has this URL.' };
}
