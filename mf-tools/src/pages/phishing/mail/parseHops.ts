import type { Hop } from '../analysis/Analysis';
import type { Header } from './Mail';

const MOST_HOPS = 40;
/** Clocks of servers differ by minutes, not by more. */
const CLOCKS_S = 10 * 60;
const LONG_S = 12 * 60 * 60;

/** The servers a mail says it came by, the oldest first, with what each took. Whatever stands below the reader's own servers is only said. */
export function parseHops(headers: readonly Header[]): Hop[] {
  const lines = headers.filter(({ name }) => name === 'received').slice(0, MOST_HOPS);
  let before: number | undefined;
  return lines.reverse().map(({ value }) => {
    const at = timeOf(value);
    const took = at !== undefined && before !== undefined ? Math.round((at - before) / 1_000) : undefined;
    before = at ?? before;
    return {
      from: wordAfter(value, 'from'),
      by: wordAfter(value, 'by'),
      ...(at !== undefined && { time: new Date(at).toISOString() }),
      ...(took !== undefined && { took }),
      ...oddityOf(took),
    };
  });
}

function oddityOf(took: number | undefined): { oddity?: string } {
  if (took === undefined) return {};
  if (took < -CLOCKS_S)
    return { oddity: 'Arrived before it was sent on: a clock is wrong, or this line was made up.' };
  if (took > LONG_S) return { oddity: 'Lay here for more than half a day.' };
  return {};
}

const wordAfter = (value: string, word: 'from' | 'by') =>
  new RegExp(`(?:^|\\s)${word}\\s+([^\\s;()]{1,255})`, 'i').exec(value.slice(0, 2_000))?.[1] ?? '';

function timeOf(value: string): number | undefined {
  const stamp = value.slice(value.lastIndexOf(';') + 1).replace(/\([^)]*\)/g, '');
  const time = Date.parse(stamp.trim().slice(0, 80));
  return Number.isFinite(time) ? time : undefined;
}
