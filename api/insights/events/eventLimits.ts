import type { Request } from 'express';
import { networkOf, wideNetworkOf } from '../../platform/client/clientAddress';
import type { RateLimit } from '../../platform/limits/rateLimit';
import type { RobotReason, StorageLimit } from './contract';

const minute = 60;
const hour = 3600;
const day = 86_400;

const limits = {
  /** Batches a minute per network. */
  batches: 120,
  /** Events a day per network: enough for two hundred people who view fifteen pages each. */
  perNetwork: 3000,
  /** Events a day for all networks of one connection. With IPv6, one connection has 65,536 networks. */
  perWideNetwork: 10_000,
  /** Events a day in total. */
  total: 200_000,
  /** New visitors per network in a minute, an hour and a day. In a minute, an office may open the same email. */
  newVisitors: { minute: 20, hour: 40, day: 200 },
  /** New visitors an hour for all networks of one connection. */
  newVisitorsPerWideNetwork: 200,
  /** Page views a minute of one visitor: faster than people read, also where a few share one browser version. */
  views: 60,
};

/** Added to the counter of a suspected visitor to mark it and the reason. */
const SUSPECT = { network: 1_000_000, fast: 2_000_000 };

/** The limit that this many events from an address exceed; undefined if they may be stored. */
export async function findExceededLimit(
  limit: RateLimit,
  address: string,
  count: number,
): Promise<StorageLimit | undefined> {
  const network = networkOf(address);
  const batches = await limit.hit('events', network, minute);
  if (batches.count > limits.batches) return 'minute';
  const own = await limit.hit('events-day', network, day, count);
  if (own.count > limits.perNetwork) return 'network';
  const wide = await limit.hit('events-day', wideNetworkOf(address), day, count);
  if (wide.count > limits.perWideNetwork) return 'connection';
  const all = await limit.hit('events-day', 'all', day, count);
  return all.count > limits.total ? 'total' : undefined;
}

/**
 * Why a visitor is taken for a robot: it views pages faster than people do, or exceeds the number of new visitors a
 * network can have: a client that sends a new user agent each time looks like a new visitor each time. Such a visitor
 * stays suspected for the day.
 */
export async function findSuspicion(
  limit: RateLimit,
  address: string,
  visitor: string,
  views: number,
): Promise<RobotReason | undefined> {
  const seen = await limit.hit('visitor', visitor, day);
  if (seen.count > SUSPECT.network) return seen.count > SUSPECT.fast ? 'fast' : 'network';
  const recent = views ? await limit.hit('views', visitor, minute, views) : { count: 0 };
  const isFast = recent.count > limits.views;
  if (!isFast && (seen.count > 1 || !(await isOneTooMany(limit, address)))) return undefined;
  const reason = isFast ? 'fast' : 'network';
  await limit.hit('visitor', visitor, day, SUSPECT[reason]);
  return reason;
}

/** Counts a new visitor of a network. */
async function isOneTooMany(limit: RateLimit, address: string): Promise<boolean> {
  const network = networkOf(address);
  const inMinute = await limit.hit('new-visitors-minute', network, minute);
  const inHour = await limit.hit('new-visitors', network, hour);
  const inDay = await limit.hit('new-visitors-day', network, day);
  const wide = await limit.hit('new-visitors', wideNetworkOf(address), hour);
  return (
    inMinute.count > limits.newVisitors.minute ||
    inHour.count > limits.newVisitors.hour ||
    inDay.count > limits.newVisitors.day ||
    wide.count > limits.newVisitorsPerWideNetwork
  );
}

/** Whether a page can have sent a request, judging by its Sec-Fetch headers. Old browsers send none. */
export function canComeFromPage(req: Request): boolean {
  const isOneOf = (name: string, values: string[]) => values.includes(req.get(name) ?? values[0] ?? '');
  return (
    isOneOf('sec-fetch-site', ['same-origin']) &&
    isOneOf('sec-fetch-mode', ['no-cors', 'cors', 'same-origin']) &&
    isOneOf('sec-fetch-dest', ['empty'])
  );
}
