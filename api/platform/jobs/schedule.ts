import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable';

export interface ScheduledJob {
  name: string;
  /** In milliseconds. */
  every: number;
  /** Starts the job. It is not awaited and handles its own errors. */
  run: () => void;
}

interface ScheduleEntry {
  /** The name of a job. */
  _id: string;
  nextAt: Date;
}

/** Jobs that run at least this seldom run on one instance at a time. */
const CLAIMED_MS = 60_000;
/** The clocks of instances may differ by less than this. */
const TOLERANCE_MS = 5000;

/**
 * Runs each job at its interval. Frequent jobs run on every instance, at most every `pollMs` milliseconds, and lease what
 * they work on. The others are claimed in the collection `schedule` and run once per interval, also across restarts.
 */
export function startSchedule(
  jobs: ScheduledJob[],
  log: Pick<Logger, 'warn'>,
  pollMs: number,
): { stop: () => void } {
  const timers = jobs
    .filter(({ every }) => every < CLAIMED_MS)
    .map(({ every, run }) => setInterval(run, Math.max(every, pollMs)));
  const runClaimed = async () => {
    for (const { name, every, run } of jobs) if (every >= CLAIMED_MS && (await claimRun(name, every))) run();
  };
  timers.push(
    setInterval(() => {
      runClaimed().catch((error) => {
        // The connection logs when the database is unavailable; once a minute would be noise.
        if (!isDatabaseUnavailable(error)) log.warn({ err: error }, 'the schedule could not be read');
      });
    }, CLAIMED_MS),
  );
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** Tells whether a job is due and no other instance runs it, and sets its next time. */
export async function claimRun(name: string, every: number, now = Date.now()): Promise<boolean> {
  const entries = mongoose.connection.collection<ScheduleEntry>('schedule');
  try {
    const { modifiedCount, upsertedCount } = await entries.updateOne(
      { _id: name, nextAt: { $lte: new Date(now + TOLERANCE_MS) } },
      { $set: { nextAt: new Date(now + every) } },
      { upsert: true },
    );
    return modifiedCount + upsertedCount === 1;
  } catch (error) {
    // The job has an entry that is not due.
    if ((error as { code?: number }).code === 11000) return false;
    throw error;
  }
}
