import type { Hop } from '../analysis/Analysis';
import type { Header } from './Mail';

const MAX_HOPS = 40;
/** Tolerated clock difference of servers. */
const CLOCK_TOLERANCE_S = 10 * 60;
const LONG_S = 12 * 60 * 60;

/**
 * The servers an email passed, oldest first, with delays. Entries below the reader's own servers are not trustworthy.
 */
export function parseHops(headers: readonly Header[]): Hop[] {
  const lines = headers.filter(({ name }) => name === 'received').slice(0, MAX_HOPS);
  let before: number | undefined;
  return lines.reverse().map(({ value }) => {
    const at = parseTime(value);
    const took = at !== undefined && before !== undefined ? Math.round((at - before) / 1_000) : undefined;
    before = at ?? before;
    return {
      from: wordAfter(value, 'from'),
      by: wordAfter(value, 'by'),
      ...(at !== undefined && { time: new Date(at).toISOString() }),
      ...(took !== undefined && { took }),
      ...findAnomaly(took),
    };
  });
}

function findAnomaly(took: number | undefined): { oddity?: string } {
  if (took === undefined) return {};
  if (took < -CLOCK_TOLERANCE_S)
    return { oddity: 'It arrived before it was sent. A clock is wrong, or this line is fake.' };
  if (took > LONG_S) return { oddity: 'It waited here for more than half a day.' };
  return {};
}

const wordAfter = (value: string, word: 'from' | 'by') =>
  new RegExp(`(?:^|\\s)${word}\\s+([^\\s;()]{1,255})`, 'i').exec(value.slice(0, 2_000))?.[1] ?? '';

function parseTime(value: string): number | undefined {
  const stamp = value.slice(value.lastIndexOf(';') + 1).replace(/\([^)]*\)/g, '');
  const time = Date.parse(stamp.trim().slice(0, 80));
  return Number.isFinite(time) ? time : undefined;
}
