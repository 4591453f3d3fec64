import type { Probe, Subject } from '../Check';
import { type Answered, type Fetched, fetchVetted } from './fetchVetted';
import type { Secured } from './secure';

type Unanswered = Exclude<Fetched, Answered>;

/** A way through redirects: each answer in turn, and what stopped it short. */
export interface Visit {
  hops: Answered[];
  stopped?: Unanswered;
}

/** What a domain shows on the web. */
export interface Site {
  /** The name that was visited: the domain, or its `www` where the domain itself has no address. */
  host: string;
  secure: Visit;
  /** Without encryption: nobody waits for it who needs not, since closed doors are slow. */
  plain: Promise<Visit>;
  /** The page that visitors end on, over HTTPS wherever that answers. */
  page?: Answered;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 3;

/** Goes where a page sends its visitors, three times at most; each target is vetted as a host of its own. */
export async function visit(start: URL, probe: Probe): Promise<Visit> {
  const hops: Answered[] = [];
  let next: URL | undefined = start;
  while (next) {
    const fetched: Fetched = await fetchVetted(next, probe);
    if (fetched.state !== 'answered') return { hops, stopped: fetched };
    hops.push(fetched);
    next = targetOf(fetched);
    if (next && hops.length > MOST_REDIRECTS)
      return { hops, stopped: { state: 'failed', why: 'more than three redirects' } };
  }
  return { hops };
}

/** Where an answer sends its visitor. */
export function targetOf(answer: Answered): URL | undefined {
  const location = answer.headers.find(([name]) => name === 'location')?.[1];
  if (!REDIRECTS.has(answer.status) || location === undefined || !URL.canParse(location, answer.url)) return;
  return new URL(location, answer.url);
}

const known = new WeakMap<Probe, Map<string, Promise<Site>>>();

/** The site of a domain; of all checks of one scan the first asks, and the others wait for what it is told. */
export function siteOf(subject: Subject, probe: Probe): Promise<Site> {
  const sites = known.get(probe) ?? new Map<string, Promise<Site>>();
  known.set(probe, sites);
  const site = sites.get(subject.ascii) ?? visitSite(subject.ascii, probe);
  sites.set(subject.ascii, site);
  return site;
}

async function visitSite(name: string, probe: Probe): Promise<Site> {
  const site = await visitBoth(name, probe);
  const hasNoAddress = site.secure.hops.length === 0 && site.secure.stopped?.state === 'absent';
  return hasNoAddress && !name.startsWith('www.') ? ((await withPage(`www.${name}`, probe)) ?? site) : site;
}

async function withPage(name: string, probe: Probe): Promise<Site | undefined> {
  const site = await visitBoth(name, probe);
  return site.page && site;
}

async function visitBoth(host: string, probe: Probe): Promise<Site> {
  const plain = visit(new URL(`http://${host}/`), probe);
  const secure = await visit(new URL(`https://${host}/`), probe);
  const page = secure.hops.at(-1) ?? (await plain).hops.at(-1);
  return { host, secure, plain, ...(page && { page }) };
}

/** Whether browsers open what was shown without a warning. */
export const opens = (tls: Secured | undefined): boolean =>
  tls?.isTrusted === true && /^TLSv1\.[23]$/.test(tls.protocol);

/** In seconds; of 180 days, as those count it who publish it. For a shorter time HTTPS alone is no promise. */
export const HALF_A_YEAR = 15_552_000;

/** How long browsers come by HTTPS alone, in seconds; nought where they are not told, or told in a way they do not heed. */
export function strictSeconds(page: Answered): number {
  const value = page.headers.find(([name]) => name === 'strict-transport-security')?.[1];
  if (value === undefined || !opens(page.tls)) return 0;
  const ages = value
    .split(';')
    .flatMap((part) => /^\s*max-age\s*=\s*"?(\d{1,12})"?\s*$/i.exec(part)?.[1] ?? []);
  return ages.length === 1 ? Number(ages[0]) : 0;
}
