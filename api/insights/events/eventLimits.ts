import type { Request } from 'express';
import { networkOf, wideNetworkOf } from '../../platform/client/clientAddress';
import type { RateLimit } from '../../platform/limits/rateLimit';

const minute = 60;
const hour = 3600;
const day = 86_400;

const most = {
  /** Batches a minute, of a network. */
  batches: 120,
  /** Events a day, of a network: two hundred people look at fifteen pages each. */
  ofNetwork: 3000,
  /** Events a day, of all networks of a line: in IPv6, who has one line has 65,536 networks. */
  ofWideNetwork: 10_000,
  /** Events a day, of all. */
  ofAll: 200_000,
  /** Visitors that a network can bring in an hour. */
  newVisitors: 40,
  /** Visitors that all networks of a line can bring in an hour. */
  newVisitorsOfWideNetwork: 200,
};

/** What the counter of a suspected visitor is raised by. */
const SUSPECT = 1_000_000;

/** Whether so many events of an address may be kept. */
export async function mayKeep(limit: RateLimit, address: string, count: number): Promise<boolean> {
  const network = networkOf(address);
  const batches = await limit.hit('events', network, minute);
  if (batches.count > most.batches) return false;
  const own = await limit.hit('events-day', network, day, count);
  if (own.count > most.ofNetwork) return false;
  const wide = await limit.hit('events-day', wideNetworkOf(address), day, count);
  if (wide.count > most.ofWideNetwork) return false;
  const all = await limit.hit('events-day', 'all', day, count);
  return all.count <= most.ofAll;
}

/**
 * Whether a visitor is one of more than a network can bring: who says another browser each time is another visitor each
 * time. Such a visitor stays suspected for the day.
 */
export async function isSuspected(limit: RateLimit, address: string, visitor: string): Promise<boolean> {
  const seen = await limit.hit('visitor', visitor, day);
  if (seen.count > 1) return seen.count > SUSPECT;
  const own = await limit.hit('new-visitors', networkOf(address), hour);
  const wide = await limit.hit('new-visitors', wideNetworkOf(address), hour);
  if (own.count <= most.newVisitors && wide.count <= most.newVisitorsOfWideNetwork) return false;
  await limit.hit('visitor', visitor, day, SUSPECT);
  return true;
}

/** Whether a page can have sent a request, by what the browser says of it. Old browsers say nothing. */
export function canBeOfPage(req: Request): boolean {
  const isOneOf = (name: string, values: string[]) => values.includes(req.get(name) ?? values[0] ?? '');
  return (
    isOneOf('sec-fetch-site', ['same-origin']) &&
    isOneOf('sec-fetch-mode', ['no-cors', 'cors', 'same-origin']) &&
    isOneOf('sec-fetch-dest', ['empty'])
  );
}
