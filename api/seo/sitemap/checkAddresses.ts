import mongoose from 'mongoose';
import { parse } from 'parse5';
import { parseUrl } from '../../platform/contracts/parseUrl';
import type { HtmlNode } from '../pageFacts/htmlTree';
import { PageFacts, savePageFacts } from '../pageFacts/model';
import { readPageFacts } from '../pageFacts/readPageFacts';
import type { ExclusionRule } from './contract';
import { markSitemapChanged, Sitemap, SitemapAddress, type SitemapAddressRecord } from './model';
import { readCheckedPage } from './readCheckedPage';

/** How often pages are checked: all within a week, one that failed soon again. */
const INTERVAL_MS = 6 * 86_400_000;
const RETRY_MS = 300_000;
const LEASE_MS = 60_000;
/** Failures in a row after which a page that can't be reached is left out. */
const MAX_FAILURES = 3;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5_000_000;

/**
 * Checks the pages that are due over HTTP, at most `count`. Each is claimed by a conditional write, so processes share
 * the work. A verdict or content that differs causes a run.
 */
export async function checkAddresses(origin: string, now: () => Date, count = 2): Promise<void> {
  for (let checked = 0; checked < count; checked += 1) {
    const at = now();
    const nextCheckAt = new Date(at.getTime() + LEASE_MS);
    const address = await SitemapAddress.findOneAndUpdate(
      { unlistedAt: null, nextCheckAt: mongoose.trusted({ $lte: at }) },
      { $set: { nextCheckAt } },
      { sort: { nextCheckAt: 1 } },
    ).lean<SitemapAddressRecord>();
    if (!address) return;
    const seen = await requestPage(origin, address._id);
    const { change, isDifferent } = judge(address, seen, origin, now());
    const state = { checkedAt: now(), checkError: 'error' in seen ? seen.error : '' };
    await mongoose.connection.transaction(async () => {
      // A page that was published again meanwhile is due for a check of its own.
      const claimed = { _id: address._id, nextCheckAt, documentAt: address.documentAt };
      const { matchedCount } = await SitemapAddress.updateOne(claimed, { $set: change });
      if (matchedCount && isDifferent) await markSitemapChanged(now(), state);
      else await Sitemap.updateOne({ _id: 'live' }, { $set: state }, { timestamps: false });
    });
    await saveFacts(origin, address._id, seen, now());
  }
}

/** How often URLs that are not listed, such as targets of links, are checked. */
const UNLISTED_INTERVAL_MS = 86_400_000;

/** Checks URLs that are not listed, at most `count`, for the inventory of pages only. */
export async function checkUnlistedAddresses(origin: string, now: () => Date, count = 2): Promise<void> {
  for (let checked = 0; checked < count; checked += 1) {
    const at = now();
    const page = await PageFacts.findOneAndUpdate(
      { isListed: false, nextCheckAt: mongoose.trusted({ $lte: at }) },
      { $set: { nextCheckAt: new Date(at.getTime() + LEASE_MS) } },
      { sort: { nextCheckAt: 1 } },
    ).lean<{ _id: string }>();
    if (!page) return;
    const seen = await requestPage(origin, page._id);
    await saveFacts(origin, page._id, seen, now(), new Date(now().getTime() + UNLISTED_INTERVAL_MS));
  }
}

/** A page that could not be reached keeps its last facts. */
async function saveFacts(origin: string, path: string, seen: Seen, now: Date, nextCheckAt?: Date) {
  if ('error' in seen || seen.status === 429 || seen.status >= 500) return;
  const { status, robots, document, redirectTo } = seen;
  const facts = readPageFacts(document, new URL(path, origin).href, robots);
  await savePageFacts(path, { ...facts, status, redirectTo }, now, nextCheckAt);
}

type Seen = { error: string } | { status: number; robots: string; document: HtmlNode; redirectTo: string };

async function requestPage(origin: string, path: string): Promise<Seen> {
  try {
    // Appended, since a path with two slashes in front would name another host.
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { 'User-Agent': 'SitemapCheck/1.0', Accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const document = parse(await readText(response));
    const { status, headers } = response;
    const redirectTo = pathIn(headers.get('location') ?? '', origin);
    return { status, robots: headers.get('x-robots-tag') ?? '', document, redirectTo };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return { error: cause?.code ?? message.slice(0, 200) };
  }
}

/** A path of this site without its query, or the URL elsewhere. */
function pathIn(location: string, origin: string): string {
  const url = location ? parseUrl(location, origin) : undefined;
  if (!url) return '';
  return (url.origin === origin ? url.pathname : url.href).slice(0, 500);
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw new Error('The page is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** What a check changes of a URL, and whether the sitemap differs with it. */
function judge(known: SitemapAddressRecord, seen: Seen, origin: string, now: Date) {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const checked = { checkedAt: now };
  if ('error' in seen || seen.status === 429 || seen.status >= 500) {
    const failures = known.failures + 1;
    const rule: ExclusionRule = failures >= MAX_FAILURES ? 'unreachable' : known.rule;
    const status = 'error' in seen ? 0 : seen.status;
    const change = { ...checked, failures, rule, status, nextCheckAt: later(RETRY_MS * failures) };
    return { change, isDifferent: rule !== known.rule };
  }
  const { status } = seen;
  const page = readCheckedPage(seen.document, new URL(known._id, origin).href);
  const found = ruleOf(known._id, seen, page, origin);
  // Runs compare with robots.txt.
  const rule = found === 'included' && known.rule === 'robots' ? 'robots' : found;
  const nextCheckAt = later(found === 'included' ? INTERVAL_MS : 3_600_000);
  const change = { ...checked, failures: 0, rule, status, nextCheckAt, canonical: page.canonical };
  if (rule !== 'included') return { change, isDifferent: rule !== known.rule };
  const { hash, images, alternates } = page;
  const changedAt = lastChange(known, hash, now);
  const isDifferent =
    known.rule !== 'included' ||
    changedAt?.getTime() !== known.changedAt?.getTime() ||
    known.images.join() !== images.join();
  return {
    change: { ...change, hash, hashedAt: known.documentAt, images, alternates, changedAt },
    isDifferent,
  };
}

function ruleOf(
  path: string,
  { status, robots }: { status: number; robots: string },
  { isIndexable, canonical }: ReturnType<typeof readCheckedPage>,
  origin: string,
): ExclusionRule {
  if (status !== 200) return 'status';
  if (!isIndexable || /\b(noindex|none)\b/i.test(robots)) return 'noindex';
  return canonical && canonical !== new URL(path, origin).href ? 'canonical' : 'included';
}

/**
 * When the content last changed. A document's page changed when a publication changed its content: links to other pages
 * around it don't count. A page of a release changed when its content did.
 */
function lastChange(known: SitemapAddressRecord, hash: string, now: Date): Date | null {
  if (!known.hash) return known.documentAt;
  if (known.hash === hash) return known.changedAt;
  if (!known.documentAt) return now;
  const isPublished = known.documentAt.getTime() !== known.hashedAt?.getTime();
  return isPublished ? known.documentAt : known.changedAt;
}
