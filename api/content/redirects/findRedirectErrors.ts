import { normalizePathname } from '../../platform/http/normalizePathname';
import type { PageAddresses } from '../addresses/contract';
import type { RedirectDraft } from './contract';
import { matchesPath } from './findRule';

type Rule = Pick<RedirectDraft, 'from' | 'match' | 'to' | 'code'>;

/** Error messages by field; empty if the redirect may be saved. */
export type RedirectErrors = Partial<Record<keyof Rule, string>>;

/**
 * The rule in the normalized spelling in which rules are stored, compared and looked up. A URL of the site's own origin
 * becomes a path.
 */
export function normalizeRule<R extends Rule>(rule: R, publicOrigin: string): R {
  const { pathname } = new URL(rule.from, BASE_URL);
  return {
    ...rule,
    from: normalizePath(pathname) ?? pathname,
    to: withoutOrigin(rule.to.trim(), publicOrigin),
  };
}

function withoutOrigin(to: string, publicOrigin: string): string {
  const { origin, pathname } = new URL(to, BASE_URL);
  if (origin !== publicOrigin || !normalizePath(pathname)) return to;
  // Removes all slashes at once, since two leading slashes would turn the path into a host.
  return to.replace(/^https:\/+[^/?#]*\/*/, '/');
}

/**
 * Why a rule may not be saved: it hides a page, a file or one of the site's own redirects, makes a loop, or makes a chain
 * with another rule. All rules must be normalized.
 */
export function findRedirectErrors(rule: Rule, others: readonly Rule[], site: PageAddresses): RedirectErrors {
  if (rule.from !== normalizePath(rule.from) || rule.from.length > LONGEST) return { from: NO_PAGE };
  const hidden = findConflict(rule, site);
  if (hidden) return { from: hidden };
  if (others.some(({ from }) => from === rule.from))
    return { from: 'There is already a redirect from this path.' };
  if (rule.code === '410')
    return rule.to
      ? { to: 'Leave this empty for a page that is gone (410).' }
      : findIncomingChain(rule, others);
  if (!rule.to) return { to: 'Please enter where to redirect to.' };
  if (rule.to.startsWith('/') && !targetPath(rule)) return { to: NO_PAGE };
  if (reaches(rule, rule)) return { to: 'A URL can’t redirect to itself.' };
  const next = others.find((other) => reaches(rule, other));
  if (next)
    return { to: reaches(next, rule) ? `This and ${next.from} form a redirect loop.` : chainMessage(next) };
  if (redirectsByItself(targetPath(rule)))
    return { to: 'This URL redirects to another one. Enter the final URL.' };
  return findIncomingChain(rule, others);
}

function findIncomingChain(rule: Rule, others: readonly Rule[]): RedirectErrors {
  const earlier = others.find((other) => reaches(other, rule));
  return earlier ? { from: `${earlier.from} redirects here. Change it to the final URL first.` } : {};
}

function chainMessage({ from, to, code }: Rule): string {
  return code === '410' ? `${from} is gone.` : `${from} redirects to ${to}. Enter that URL instead.`;
}

function findConflict(rule: Rule, { pages, files }: PageAddresses): string | undefined {
  const [first = '', , location] = segmentsOf(rule.from);
  if (RESERVED.includes(first)) return 'URLs in this part of the site can’t be redirected.';
  const isSolution = first === 'solutions' && coversSolution(rule, location);
  if (first === 'insights' || isSolution) return 'The site already redirects this path.';
  if (LISTS_OF_PAGES.test(rule.from)) return 'There may be a file at this URL.';
  const file = files.find((path) => matchesPath(rule, path));
  if (file)
    return file === rule.from ? 'There is a file at this URL.' : `The file ${file} is under this path.`;
  const page =
    rule.match === 'exact' ? findPage(pages, rule.from) : pages.find((path) => matchesPath(rule, path));
  if (!page) return undefined;
  return page === rule.from ? 'There is already a page at this URL.' : `This would hide the page ${page}.`;
}

/** The page at a path, if any. The set of pages is cached, since an import looks up many rules. */
function findPage(pages: string[], path: string): string | undefined {
  const addresses = pageSets.get(pages) ?? new Set(pages);
  pageSets.set(pages, addresses);
  return addresses.has(path) ? path : undefined;
}

const pageSets = new WeakMap<string[], Set<string>>();

/** Whether the rule covers an old `/solutions` path, which the site redirects itself. */
function coversSolution({ from, match }: Rule, location: string | undefined): boolean {
  const length = segmentsOf(from).length;
  if (location !== undefined && location !== 'austin-texas') return false;
  return match === 'prefix' ? length <= 4 : length === 4;
}

function redirectsByItself(path: string | undefined): boolean {
  if (path === undefined) return false;
  const [first, , location] = segmentsOf(path);
  const isSolution = first === 'solutions' && location === 'austin-texas' && segmentsOf(path).length === 4;
  return first === 'insights' || path === '/admin' || isSolution;
}

/** Whether a visitor redirected by one rule may then match the other. */
function reaches(rule: Rule, other: Rule): boolean {
  const path = targetPath(rule);
  if (path === undefined) return false;
  const isAbove = rule.match === 'prefix' && `${other.from}/`.startsWith(path === '/' ? '/' : `${path}/`);
  return isAbove || matchesPath(other, path);
}

/**
 * The path of a rule's target on this site; undefined for an external one. Cached, since an import compares every rule
 * with all others.
 */
function targetPath(rule: Rule): string | undefined {
  if (!targetPaths.has(rule))
    targetPaths.set(
      rule,
      rule.to.startsWith('/') ? normalizePath(new URL(rule.to, BASE_URL).pathname) : undefined,
    );
  return targetPaths.get(rule);
}

const targetPaths = new WeakMap<Rule, string | undefined>();

function normalizePath(path: string): string | undefined {
  return normalizePathname(path.replace(/\/+$/, ''));
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

const BASE_URL = 'https://here.invalid';
const LONGEST = 500;
/** The numbered sitemaps of a site with more pages than one sitemap holds. */
const LISTS_OF_PAGES = /^\/sitemap-[1-9]\d{0,4}\.xml(\/|$)/;
const NO_PAGE = 'No page can have this URL.';
const RESERVED = ['admin', 'api', 'assets', 'media', 'remotes', 'embedded', '404', 'healthz', 'readyz'];
