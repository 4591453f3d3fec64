import mongoose from 'mongoose';
import { addDays } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';
import { firstCountedDay } from '../visits/firstCountedDay';
import { rollupSeconds } from '../visits/model';
import type { HistoryImportResult } from './contract';
import { HistoryRollup } from './model';
import type { History } from './readHistory';
import { groupDays } from './saveHistory';

/** Which days of an export are imported, and why the others are not. */
export async function planHistory(
  { combinations }: History,
  now = Date.now(),
): Promise<{ days: string[]; leftOut: HistoryImportResult['leftOut'] }> {
  const all = [...new Set([...combinations.values()].flatMap(({ days }) => [...days.keys()]))].sort();
  const total = combinations.get('total');
  const known = new Set(
    await HistoryRollup.distinct('at', {
      bucket: 'day',
      combination: 'total',
      at: mongoose.trusted({ $gte: all[0] ?? '', $lte: all.at(-1) ?? '' }),
    }),
  );
  const today = toSiteDay(now);
  const since = (await firstCountedDay()) ?? today;
  const earliest = addDays(today, 1 - rollupSeconds / 86_400);
  const reasonOf = (day: string): string => {
    if (day > today) return 'They are in the future.';
    if (day >= since || day === today) return 'This site counts these days itself.';
    if (day < earliest) return 'Figures are stored for 25 months.';
    if (known.has(day)) return 'They were imported before. Undo that import first.';
    const isTotal = (['visitors', 'visits'] as const).every((count) => total?.given.get(count)?.has(day));
    return isTotal ? '' : 'The files have no total of visitors and visits for these days.';
  };
  const reasons = new Map<string, string[]>();
  for (const day of all) {
    const reason = reasonOf(day);
    const days = reasons.get(reason) ?? [];
    reasons.set(reason, days);
    days.push(day);
  }
  const leftOut = [...reasons].flatMap(([reason, days]) =>
    reason ? groupDays(days).map((range) => ({ ...range, reason })) : [],
  );
  return { days: reasons.get('') ?? [], leftOut: leftOut.slice(0, MOST_RANGES) };
}

const MOST_RANGES = 20;
