import mongoose from 'mongoose';
import { Booking } from '../../bookings/model';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { newMessageId, newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { countedClicks } from '../mailings/countedClicks';
import { NewsletterMail } from '../mailings/model';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import type { SequenceStep, StopReason } from './contract';
import { type SequenceRecord, SequenceRun, type SequenceRunRecord, stepId } from './model';

const batchSize = 200;
const HOUR_MS = 3_600_000;

/**
 * Moves the people of a sequence who are due by one step each. Everybody is looked at once an hour, so that those who
 * left are not shown as waiting. Safe to interrupt and to run in several processes: a unique index allows one email per
 * person and step, and a position is changed only by who has read it. Returns whether there may be more.
 */
export async function stepRuns(
  env: Pick<Env, 'mailFrom'>,
  sequence: SequenceRecord,
  now = new Date(),
): Promise<boolean> {
  const runs = await SequenceRun.find({ sequenceId: sequence._id, checkAt: mongoose.trusted({ $lte: now }) })
    .sort({ checkAt: 1 })
    .limit(batchSize)
    .lean<SequenceRunRecord[]>();
  if (!runs.length) return false;
  const ids = runs.map(({ subscriberId }) => subscriberId);
  const readers = await Subscriber.find({ _id: mongoose.trusted({ $in: ids }) })
    .select('-links -proofs -outbox -words')
    .lean<SubscriberRecord[]>();
  const readerOf = new Map(readers.map((reader) => [reader._id, reader]));
  for (const run of runs) {
    const reader = readerOf.get(run.subscriberId);
    const reason = await findStopReason(sequence, run, reader);
    if (reason) await stop(run, reason, now);
    else if (reader) await moveOn(env, sequence, run, reader, now);
  }
  return runs.length === batchSize;
}

/** Why a sequence ends for a person; undefined if it goes on. */
export async function findStopReason(
  { topics }: SequenceRecord,
  { startedAt }: SequenceRunRecord,
  reader: SubscriberRecord | undefined | null,
): Promise<StopReason | undefined> {
  if (!reader) return 'unsubscribed';
  const { status, isSuppressed, confirmedAt, emailNorm } = reader;
  if (status === 'bounced' || status === 'complained') return status;
  // Who subscribed again has unsubscribed in between.
  if (status !== 'active' || isSuppressed || !confirmedAt || confirmedAt > startedAt) return 'unsubscribed';
  if (topics.length && !topics.some((topic) => reader.topics.includes(topic))) return 'topics';
  const booking = {
    emailNorm,
    status: 'confirmed' as const,
    createdAt: mongoose.trusted({ $gt: startedAt }),
  };
  return (await Booking.exists(booking)) ? 'booked' : undefined;
}

/** The first step after those that are done. Steps that were removed are skipped, steps added before it as well. */
export function findNextStep(
  { steps }: Pick<SequenceRecord, 'steps'>,
  { done }: Pick<SequenceRunRecord, 'done'>,
): SequenceStep | undefined {
  const keys = new Set(done.map(({ key }) => key));
  const last = steps.findLastIndex(({ key }) => keys.has(key));
  return steps[last + 1];
}

async function moveOn(
  env: Pick<Env, 'mailFrom'>,
  sequence: SequenceRecord,
  run: SequenceRunRecord,
  reader: SubscriberRecord,
  now: Date,
): Promise<void> {
  const step = findNextStep(sequence, run);
  if (!step) return finish(run, now);
  const pausedUntil = reader.pausedUntil?.getTime() ?? 0;
  const dueAt = Math.max(run.since.getTime() + Number(step.wait) * HOUR_MS, pausedUntil);
  if (dueAt > now.getTime()) {
    const checkAt = new Date(Math.min(dueAt, now.getTime() + HOUR_MS));
    return update(run, { $set: { nextKey: step.key, checkAt } });
  }
  const isEmailed = await meetsCondition(sequence, step, reader);
  if (isEmailed) await createMail(env, stepId(sequence._id, step.key), reader._id);
  const done = [...run.done, { key: step.key, isEmailed }];
  const following = findNextStep(sequence, { done });
  if (!following)
    return update(run, {
      $set: { state: 'finished', endedAt: now, done, since: now },
      $unset: { checkAt: '', nextKey: '' },
    });
  await update(run, { $set: { done, since: now, nextKey: following.key, checkAt: now } });
}

async function meetsCondition(
  { _id, steps }: SequenceRecord,
  { condition, key }: SequenceStep,
  { _id: subscriberId, topics }: SubscriberRecord,
): Promise<boolean> {
  if (condition === 'always') return true;
  if (condition !== 'clicked' && condition !== 'notClicked')
    return topics.some((topic) => condition === `topic:${topic}`);
  const earlier = steps.slice(
    0,
    steps.findIndex((step) => step.key === key),
  );
  const clicks = await NewsletterMail.aggregate([
    {
      $match: {
        subscriberId,
        newsletterId: mongoose.trusted({ $in: earlier.map((step) => stepId(_id, step.key)) }),
      },
    },
    ...countedClicks,
    { $limit: 1 },
  ]);
  return clicks.length > 0 === (condition === 'clicked');
}

/** Creates the email of a step, once. */
async function createMail(
  env: Pick<Env, 'mailFrom'>,
  newsletterId: string,
  subscriberId: string,
): Promise<void> {
  // The address is looked up when the email is sent, so that a deleted address is stored nowhere.
  const entry = { kind: 'step' as const, to: subscriberId, messageId: newMessageId('sequence', env) };
  const fields = { _id: newId(), outbox: [newOutboxEntry(entry)], createdAt: new Date() };
  const { db, collection } = NewsletterMail;
  await db
    .getClient()
    .db(db.name)
    .collection(collection.name)
    .updateOne({ newsletterId, subscriberId }, { $setOnInsert: fields as object }, { upsert: true });
}

const finish = (run: SequenceRunRecord, now: Date) =>
  update(run, { $set: { state: 'finished', endedAt: now }, $unset: { checkAt: '', nextKey: '' } });

const stop = (run: SequenceRunRecord, reason: StopReason, now: Date) =>
  update(run, { $set: { state: 'stopped', reason, endedAt: now }, $unset: { checkAt: '' } });

/** Changes the position of a person, unless another process did. */
async function update({ _id, since, done }: SequenceRunRecord, change: object): Promise<void> {
  const read = { since, done: mongoose.trusted({ $size: done.length }) };
  await SequenceRun.updateOne({ _id, ...read, state: 'waiting' }, change);
}
