import type { Env } from '../../platform/configuration/env';
import { oneLine } from '../../platform/http/sanitizeText';
import { redactPath } from '../notFound/redactPath';
import type { Origin, Touch } from './contract';
import { hashBrowserId } from './hashBrowserId';
import type { OriginRecord, TouchRecord } from './model';
import { redactValue } from './redactValue';
import { classifySource } from './trafficSource';

const MAX_AGE_MS = 400 * 86_400_000;

/**
 * The origin as it is stored: class, payment and rule are determined again, implausible dates become now, and page and
 * campaign are redacted. Undefined if nothing was sent.
 */
export function normalizeOrigin(
  { first, last, page, browserId: sent }: Origin = {},
  env: Pick<Env, 'sessionSecret'>,
  now = Date.now(),
): OriginRecord | undefined {
  const browserId = hashBrowserId(sent, env);
  if (!first && !last && !page && !browserId) return undefined;
  return {
    ...(first && { first: normalizeTouch(first, now) }),
    ...(last && { last: normalizeTouch(last, now) }),
    ...(page && { page: redactPath(oneLine(page)) }),
    ...(browserId && { browserId }),
  };
}

function normalizeTouch(
  { source, medium, campaign, term, content, gclid, rule, at }: Touch,
  now: number,
): TouchRecord {
  const line = (text: string | null | undefined) => (text && oneLine(text).trim()) || null;
  const redacted = (text: string | null | undefined) => redactValue(line(text) ?? '') || null;
  const cleaned = {
    source: redacted(source) ?? 'direct',
    medium: redacted(medium) ?? 'none',
    campaign: redacted(campaign),
    term: redacted(term),
    content: redacted(content),
    gclid: line(gclid),
  };
  const time = Date.parse(at);
  return {
    ...classifySource(cleaned, rule),
    at: new Date(time <= now && time > now - MAX_AGE_MS ? time : now),
  };
}
