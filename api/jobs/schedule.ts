import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';
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
  const agenda = new Agenda({
    backend: new MongoBackend({ mongo: db, collection: 'jobs' }),
    processEvery: 1000,
    // A run leaves a timer of half this behind it; what takes longer is not awaited here.
    defaultLockLifetime: 2000,
  });
  // The connection itself tells when the database goes away; once a second would be noise.
  agenda.on('error', (error: Error) => {
    if (!isDatabaseAway(error)) log.warn({ err: error }, 'the schedule could not be read');
  });
  for (const { name, run } of jobs) agenda.define(name, async () => run(), { concurrency: 1 });
  await agenda.start();
  for (const { name, every } of jobs) await agenda.every(every, name);
  return { stop: () => agenda.stop() };
}
