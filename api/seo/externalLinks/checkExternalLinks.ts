import mongoose from 'mongoose';
import { parseUrl } from '../../platform/contracts/parseUrl';
import type { Probe } from '../../scanner/Check';
import { type FetchResult, fetchVetted } from '../../scanner/web/fetchVetted';
import { markFactsChanged } from '../pageFacts/model';
import { ExternalLink, type ExternalLinkRecord } from './model';

/** Links of one run, each of another site. Every minute, that is 100,000 a week. */
const MAX_CHECKS = 10;
const TIMEOUT_MS = 8_000;
const DAY_MS = 86_400_000;
const OK_MS = 7 * DAY_MS;
/** A server that doesn’t respond may be restarting; one that says the page is gone is believed at once. */
const MAX_FAILURES = 3;

/**
 * Checks the external links that are due: at least weekly, daily while one fails, and one per site at a time. Sites take
 * turns, so that one with many links delays no other.
 */
export async function checkExternalLinks(
  createProbe: (signal: AbortSignal) => Probe,
  now = new Date(),
): Promise<void> {
  const chosen = await findNext(now);
  if (!chosen.length) return;
  const ending = new AbortController();
  try {
    const probe = createProbe(ending.signal);
    const changed = await Promise.all(chosen.map((link) => checkLink(link, probe, now)));
    if (changed.includes(true)) await markFactsChanged(now);
  } finally {
    ending.abort();
  }
}

/** The link of each site that has waited longest; of the sites, those that were checked longest ago. */
async function findNext(now: Date): Promise<ExternalLinkRecord[]> {
  if (!(await ExternalLink.exists({ nextCheckAt: mongoose.trusted({ $lte: now }) }))) return [];
  const sites = await ExternalLink.aggregate<{ next: { id: string } }>([
    {
      $group: {
        // The part between the second and the third slash.
        _id: { $arrayElemAt: [{ $split: ['$_id', '/'] }, 2] },
        checkedAt: { $max: '$checkedAt' },
        next: { $min: { at: '$nextCheckAt', id: '$_id' } },
      },
    },
    { $match: { 'next.at': mongoose.trusted({ $lte: now }) } },
    { $sort: { checkedAt: 1, 'next.at': 1, _id: 1 } },
    { $limit: MAX_CHECKS },
  ]);
  return ExternalLink.find({ _id: mongoose.trusted({ $in: sites.map(({ next }) => next.id) }) }).lean<
    ExternalLinkRecord[]
  >();
}

/** Returns whether the link broke, or works again. */
async function checkLink(link: ExternalLinkRecord, probe: Probe, now: Date): Promise<boolean> {
  const url = parseUrl(link._id);
  // The page is not read. Some servers refuse HEAD.
  const result: FetchResult = url
    ? await fetchVetted(url, probe, { mostBytes: 1, ms: TIMEOUT_MS })
    : { state: 'refused', why: '' };
  const { status, error } = describe(result);
  const isGone = status === 404 || status === 410;
  // A server that asks for a sign-in or refuses programs has the page.
  const isFailed = isGone || status >= 500 || (status === 0 && result.state !== 'refused');
  const failures = isFailed ? link.failures + 1 : 0;
  const isBroken = isGone || failures >= MAX_FAILURES;
  const nextCheckAt = new Date(now.getTime() + (isFailed ? DAY_MS : OK_MS));
  await ExternalLink.updateOne(
    { _id: link._id },
    { $set: { status, error, failures, isBroken, checkedAt: now, nextCheckAt } },
  );
  return isBroken !== link.isBroken;
}

function describe(result: FetchResult): { status: number; error: string } {
  return result.state === 'answered'
    ? { status: result.status, error: '' }
    : { status: 0, error: ERRORS[result.state] };
}

const ERRORS = {
  refused: 'Not a public web address',
  absent: 'The server doesn’t exist',
  failed: 'The server couldn’t be reached',
  late: 'The server didn’t respond in time',
};
