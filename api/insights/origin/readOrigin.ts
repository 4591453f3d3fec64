import { oneLine } from '../../platform/http/plainText';
import { plainPath } from '../notFound/plainPath';
import type { Origin, Touch } from './contract';
import type { OriginRecord, TouchRecord } from './model';
import { judged } from './trafficSource';

const longest = 400 * 86_400_000;

/**
 * What is kept of where a record came from: class, payment and rule are judged anew, moments that cannot be are now,
 * and the page loses what may be somebody's own. Nothing where nothing was told.
 */
export function readOrigin({ first, last, page }: Origin = {}, now = Date.now()): OriginRecord | undefined {
  if (!first && !last && !page) return undefined;
  return {
    ...(first && { first: readTouch(first, now) }),
    ...(last && { last: readTouch(last, now) }),
    ...(page && { page: plainPath(oneLine(page)) }),
  };
}

function readTouch({ source, medium, campaign, gclid, rule, at }: Touch, now: number): TouchRecord {
  const line = (text: string | null) => (text && oneLine(text).trim()) || null;
  const told = {
    source: line(source) ?? 'direct',
    medium: line(medium) ?? 'none',
    campaign: line(campaign),
    gclid: line(gclid),
  };
  const moment = Date.parse(at);
  return { ...judged(told, rule), at: new Date(moment <= now && moment > now - longest ? moment : now) };
}
