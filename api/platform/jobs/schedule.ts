import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda, type JobRepository } from 'agenda';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable';

export interface ScheduledJob {
  name: string;
  /** In milliseconds. Agenda would read '200 milliseconds' as seconds. */
  every: number;
  /** Starts the job. It is not awaited and handles its own errors. */
  run: () => void;
}

/**
 * Runs each job at its interval, on one instance at a time. The lock is in the database, and looked at every
 * `processEvery` milliseconds.
 */
export async function startSchedule(
  jobs: ScheduledJob[],
  log: Logger,
  processEvery: number,
): Promise<{ stop: () => Promise<void> }> {
  // Agenda's typings use their own copy of the driver; the handle is the same.
  const db = mongoose.connection.db as never;
  // The connection logs when the database is unavailable; once a second would be noise.
  const report = (error: Error) => {
    if (!isDatabaseUnavailable(error)) log.warn({ err: error }, 'the schedule could not be read');
  };
  const backend = new MongoBackend({ mongo: db, collection: 'jobs' });
  reportUnlockErrors(backend.repository, report);
  const agenda = new Agenda({
    backend,
    processEvery,
    // Each run leaves a timer of half this time. Longer jobs are not awaited.
    defaultLockLifetime: 2000,
  });
  agenda.on('error', report);
  for (const { name, run } of jobs) agenda.define(name, async () => run(), { concurrency: 1 });
  await agenda.start();
  for (const { name, every } of jobs) await agenda.every(every, name);
  return { stop: () => agenda.stop() };
}

/**
 * Agenda unlocks jobs without awaiting the result, even after it was stopped and the connection is closed. A
 * job that stays locked is taken over after its lock expires.
 */
export function reportUnlockErrors(
  repository: Pick<JobRepository, 'unlockJob'>,
  report: (error: Error) => void,
): void {
  const unlockJob = repository.unlockJob.bind(repository);
  repository.unlockJob = (job) => unlockJob(job).catch(report);
}
