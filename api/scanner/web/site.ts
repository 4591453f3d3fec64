import { parseUrl } from '../../platform/contracts/parseUrl';
import type { Probe, Subject } from '../Check';
import { type FetchResult, fetchVetted, type WebResponse } from './fetchVetted';
import type { TlsInfo } from './startTls';

type FailedFetch = Exclude<FetchResult, WebResponse>;

/** A chain of redirects: all responses, and the failure that ended it, if any. */
export interface Visit {
  hops: WebResponse[];
  stopped?: FailedFetch;
}

/** The website of a domain. */
export interface Site {
  /** The visited host: the domain, or its `www` if the domain has no address. */
  host: string;
  secure: Visit;
  /** The HTTP chain. A promise, so that only checks that need it wait for a slow port 80. */
  plain: Promise<Visit>;
  /** The final page, over HTTPS if possible. */
  page?: WebResponse;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 3;

/** Follows up to three redirects; each target is vetted as a new host. */
export async function followRedirects(start: URL, probe: Probe): Promise<Visit> {
  const hops: WebResponse[] = [];
  let next: URL | undefined = start;
  while (next) {
    const fetched: FetchResult = await fetchVetted(next, probe);
    if (fetched.state !== 'answered') return { hops, stopped: fetched };
    hops.push(fetched);
    next = getRedirectTarget(fetched);
    if (next && hops.length > MAX_REDIRECTS)
      return { hops, stopped: { state: 'failed', why: 'more than three redirects' } };
  }
  return { hops };
}

/** The redirect target of a response. */
export function getRedirectTarget(answer: WebResponse): URL | undefined {
  const location = answer.headers.find(([name]) => name === 'location')?.[1];
  if (!REDIRECTS.has(answer.status) || location === undefined) return;
  return parseUrl(location, answer.url);
}

const siteCache = new WeakMap<Probe, Map<string, Promise<Site>>>();

/** The website of a domain, fetched once per scan and shared by all checks. */
export function getSite(subject: Subject, probe: Probe): Promise<Site> {
  const sites = siteCache.get(probe) ?? new Map<string, Promise<Site>>();
  siteCache.set(probe, sites);
  const site = sites.get(subject.ascii) ?? visitSite(subject.ascii, probe);
  sites.set(subject.ascii, site);
  return site;
}

async function visitSite(name: string, probe: Probe): Promise<Site> {
  const site = await visitBoth(name, probe);
  const hasNoAddress = site.secure.hops.length === 0 && site.secure.stopped?.state === 'absent';
  return hasNoAddress && !name.startsWith('www.')
    ? ((await visitIfServed(`www.${name}`, probe)) ?? site)
    : site;
}

async function visitIfServed(name: string, probe: Probe): Promise<Site | undefined> {
  const site = await visitBoth(name, probe);
  return site.page && site;
}

async function visitBoth(host: string, probe: Probe): Promise<Site> {
  const plain = followRedirects(new URL(`http://${host}/`), probe);
  const secure = await followRedirects(new URL(`https://${host}/`), probe);
  const page = secure.hops.at(-1) ?? (await plain).hops.at(-1);
  return { host, secure, plain, ...(page && { page }) };
}

/** Whether browsers open the site without a warning. */
export const opensWithoutWarning = (tls: TlsInfo | undefined): boolean =>
  tls?.isTrusted === true && /^TLSv1\.[23]$/.test(tls.protocol);

/** 180 days in seconds. Shorter HSTS periods do not count as protection. */
export const HALF_A_YEAR = 15_552_000;

/** HSTS max-age in seconds; 0 if missing or ignored by browsers. */
export function getHstsSeconds(page: WebResponse): number {
  const value = page.headers.find(([name]) => name === 'strict-transport-security')?.[1];
  if (value === undefined || !opensWithoutWarning(page.tls)) return 0;
  const ages = value
    .split(';')
    .flatMap((part) => /^\s*max-age\s*=\s*"?(\d{1,12})"?\s*$/i.exec(part)?.[1] ?? []);
  return ages.length === 1 ? Number(ages[0]) : 0;
}
