import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda, type JobRepository } from 'agenda';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/isDatabaseAway';

export interface ScheduledJob {
  name: string;
  /** Milliseconds: a text such as '200 milliseconds' would be read as seconds. */
  every: number;
  /** Starts the work; it is not waited for, and says itself what goes wrong. */
  run: () => void;
}

/** Runs each job on its beat, on one instance at a time. The lock lives in the database. */
export async function startSchedule(
  jobs: ScheduledJob[],
  log: Logger,
): Promise<{ stop: () => Promise<void> }> {
  // Agenda's own typings bring their own driver; the handle is the same.
  const db = mongoose.connection.db as never;
  // The connection itself tells when the database goes away; once a second would be noise.
  const report = (error: Error) => {
    if (!isDatabaseAway(error)) log.warn({ err: error }, 'the schedule could not be read');
  };
  const backend = new MongoBackend({ mongo: db, collection: 'jobs' });
  hearUnlocking(backend.repository, report);
  const agenda = new Agenda({
    backend,
    processEvery: 1000,
    // A run leaves a timer of half this behind it; what takes longer is not awaited here.
    defaultLockLifetime: 2000,
  });
  agenda.on('error', report);
  for (const { name, run } of jobs) agenda.define(name, async () => run(), { concurrency: 1 });
  await agenda.start();
  for (const { name, every } of jobs) await agenda.every(every, name);
  return { stop: () => agenda.stop() };
}

/**
 * Agenda lets go of a job without waiting for it, also after it was stopped and the connection is closed. One that
 * stays locked is taken up again like one of a process that died.
 */
export function hearUnlocking(
  repository: Pick<JobRepository, 'unlockJob'>,
  report: (error: Error) => void,
): void {
  const unlockJob = repository.unlockJob.bind(repository);
  repository.unlockJob = (job) => unlockJob(job).catch(report);
}
