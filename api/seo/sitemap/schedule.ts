import { Cron } from 'croner';
import type { Frequency } from './contract';

/** The cron expressions of the named frequencies. */
const PRESETS: Record<Exclude<Frequency, 'custom'>, string> = {
  hourly: '0 * * * *',
  daily: '0 3 * * *',
  weekly: '0 3 * * 1',
};

export const cronOf = (frequency: Frequency, custom: string): string =>
  frequency === 'custom' ? custom.trim().replace(/\s+/g, ' ') : PRESETS[frequency];

/** The next runs after a time. Where clocks change, a run is neither skipped nor repeated. */
export const nextRuns = (cron: string, timeZone: string, after: Date, count = 5): Date[] =>
  new Cron(cron, { timezone: timeZone, mode: '5-part' }).nextRuns(count, after);

/** Why an expression can't be a schedule; undefined if it can. */
export function findCronError(cron: string, timeZone: string, now: Date): string | undefined {
  let runs: Date[];
  try {
    runs = nextRuns(cron, timeZone, now, COMPARED);
  } catch {
    return 'Enter five fields: minute, hour, day of month, month, weekday. For example 0 3 * * 1.';
  }
  if (!runs.length) return 'This expression never comes due.';
  const isTooOften = runs.some((run, at) => at > 0 && run.getTime() - Number(runs[at - 1]) < MIN_GAP_MS);
  return isTooOften ? 'Leave at least 10 minutes between two runs.' : undefined;
}

const COMPARED = 60;
const MIN_GAP_MS = 600_000;
