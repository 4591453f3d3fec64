import mongoose, { type QueryFilter } from 'mongoose';
import { Booking } from '../../bookings/model';
import { Enquiry } from '../../leads/enquiries/model';
import { newId } from '../../platform/db/newId';
import { createRecipientFilter } from '../mailings/recipients';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { Sequence, type SequenceRecord, SequenceRun, type SequenceRunRecord } from './model';

const batchSize = 500;
/** Events that a transaction stores can appear this much later than their time. */
const LATE_MS = 120_000;
const duplicateKeyCode = 11_000;

/** Starts a sequence for the subscribers whose event it waits for; each once, in whatever process and however often it runs. */
export async function startSequence(sequence: SequenceRecord, now = new Date()): Promise<void> {
  const { _id, enabledAt = now, readUntil = enabledAt } = sequence;
  const from = new Date(Math.max(enabledAt.getTime(), readUntil.getTime() - LATE_MS));
  const found = findTriggered(sequence, from);
  let batch: string[] = [];
  for await (const id of found) {
    batch.push(id);
    if (batch.length < batchSize) continue;
    await createRuns(_id, batch, now);
    batch = [];
  }
  await createRuns(_id, batch, now);
  await Sequence.updateOne({ _id, enabledAt }, { $set: { readUntil: now } }, { timestamps: false });
}

/** IDs of the subscribers with an event since then. */
async function* findTriggered(sequence: SequenceRecord, from: Date): AsyncGenerator<string> {
  const { trigger, topics } = sequence;
  const audience = createRecipientFilter({ topics });
  const after = mongoose.trusted({ $gte: from });
  if (trigger === 'subscribed') {
    yield* findSubscribers({ $and: [audience, { confirmedAt: after }] });
    return;
  }
  for await (const emailNorm of findAddresses(sequence, from))
    yield* findSubscribers({ $and: [audience, { emailNorm }] });
}

function findAddresses({ trigger, form, stage }: SequenceRecord, from: Date): AsyncGenerator<string> {
  if (trigger === 'booked') return findBookers(from);
  return trigger === 'stage' ? findMoved(from, stage) : findSenders(from, form);
}

/** Addresses of the leads that moved to a stage since then and are still there. */
async function* findMoved(from: Date, status: SequenceRecord['stage']): AsyncGenerator<string> {
  if (!status) return;
  const filter = { status, stagedAt: mongoose.trusted({ $gte: from }) };
  const found = Enquiry.find(filter, { emailNorm: 1 }).lean<Address[]>().cursor({ batchSize });
  for await (const { emailNorm } of found) yield emailNorm;
}

async function* findBookers(from: Date): AsyncGenerator<string> {
  const filter = { createdAt: mongoose.trusted({ $gte: from }), status: 'confirmed' as const };
  const found = Booking.find(filter, { emailNorm: 1 }).lean<Address[]>().cursor({ batchSize });
  for await (const { emailNorm } of found) yield emailNorm;
}

async function* findSenders(from: Date, slug: string): AsyncGenerator<string> {
  const isAbsent = mongoose.trusted({ $exists: false });
  const filter = {
    createdAt: mongoose.trusted({ $gte: from }),
    status: mongoose.trusted({ $nin: ['spam', 'quarantined'] as const }),
    // The contact form has no slug. What a member entered was sent with no form.
    ...(slug ? { 'form.slug': slug } : { form: isAbsent, manual: isAbsent }),
  };
  const found = Enquiry.find(filter, { emailNorm: 1 }).lean<Address[]>().cursor({ batchSize });
  for await (const { emailNorm } of found) yield emailNorm;
}

interface Address {
  emailNorm: string;
}

async function* findSubscribers(filter: QueryFilter<SubscriberRecord>): AsyncGenerator<string> {
  const found = Subscriber.find(filter, { _id: 1 }).lean<{ _id: string }[]>().cursor({ batchSize });
  for await (const { _id } of found) yield _id;
}

async function createRuns(sequenceId: string, subscriberIds: string[], now: Date): Promise<void> {
  if (!subscriberIds.length) return;
  const known = new Set(
    await SequenceRun.distinct('subscriberId', {
      sequenceId,
      subscriberId: mongoose.trusted({ $in: subscriberIds }),
    }),
  );
  const runs = [...new Set(subscriberIds)]
    .filter((id) => !known.has(id))
    .map(
      (subscriberId): SequenceRunRecord => ({
        _id: newId(),
        sequenceId,
        subscriberId,
        state: 'waiting',
        done: [],
        startedAt: now,
        since: now,
        checkAt: now,
      }),
    );
  await SequenceRun.insertMany(runs, { ordered: false }).catch((error: unknown) => {
    if ((error as { code?: number }).code !== duplicateKeyCode) throw error;
  });
}
