import { setTimeout as sleep } from 'node:timers/promises';
import { Booking } from '../../bookings/model';
import { newId } from '../../platform/db/newId';
import { type TestServer, waitForMails } from '../../testing';
import { NewsletterMail } from '../mailings/model';
import type { SequenceStep } from './contract';
import { exampleSequenceStep } from './example';
import { Sequence, type SequenceRecord } from './model';
import { startSequence } from './startSequences';
import { stepRuns } from './stepRuns';

export const env = { mailFrom: 'hello@site.example' };
const HOUR_MS = 3_600_000;

/** Steps of 24 hours, or as given. */
export const createSteps = (...parts: Partial<SequenceStep>[]) =>
  parts.map((part, index) =>
    exampleSequenceStep({ key: `step000${index}`, subject: `Step ${index}`, ...part }),
  );

export const createBooking = (emailNorm: string, createdAt: Date) =>
  Booking.collection.insertOne({
    _id: newId() as never,
    appointmentId: newId(),
    emailNorm,
    status: 'confirmed',
    createdAt,
  });

/** Starts and moves the people of a sequence as at a time, in two processes at once. */
export async function runAt(id: string, hours: number): Promise<void> {
  const sequence = (await Sequence.findById(id).lean()) as SequenceRecord;
  const now = new Date(Date.now() + hours * HOUR_MS + 5000);
  const pass = async () => {
    await startSequence(sequence);
    // Who has just got one step may be due for the next one.
    for (let step = 0; step < 4; step += 1) await stepRuns(env, sequence, now);
  };
  await Promise.all([pass(), pass()]);
  await pass();
}

/** Sends what waits, and returns the subjects that a person got. */
export async function receive(
  server: TestServer,
  email: string,
  count: number,
): Promise<(string | undefined)[]> {
  while (await NewsletterMail.exists({ 'outbox.state': 'waiting' })) {
    server.tick('deliver mail');
    await sleep(20);
  }
  return (await waitForMails(server.mailFolder, email, count)).map(({ subject }) => subject).sort();
}
