import mongoose, { type Model, Schema } from 'mongoose';
import { newId } from '../db/newId';

/** An email or call to deliver, stored in the document that causes it, so that one write stores both. */
export interface OutboxEntry<Kind extends string = string> {
  kind: Kind;
  /** The one recipient of the email or call. */
  to: string;
  /** The same for every attempt, so that recipients can detect duplicates. Unique in its collection. */
  messageId: string;
  state: 'waiting' | 'sent' | 'dead' | 'held';
  /** Also a fencing token: a worker may report only on the attempt it started. */
  attempts: number;
  /** Whether the last attempt has not been reported yet. */
  isUnderWay?: boolean;
  /** When the next attempt is due or the current lease ends. Absent when nothing is to be done. */
  nextAt?: Date;
  /** The batch of a process that is to send it before `nextAt`. */
  lease?: string;
  /** Whether `nextAt` was kept for it, so that it need not wait again. */
  isReserved?: boolean;
  /** When the attempts began; they end a day later. */
  since: Date;
  /** After this it is no longer sent: a reminder of a meeting that has begun. */
  until?: Date;
  sentAt?: Date;
  response?: string;
  error?: string;
}

/** A document with an outbox. */
export interface OutboxSource<Kind extends string = string> {
  _id: string;
  outbox: OutboxEntry<Kind>[];
  createdAt: Date;
}

/** Mongoose plugin for schemas with an outbox: `schema.plugin(outboxFields)`. */
// biome-ignore lint/suspicious/noExplicitAny: it is added to schemas of any record
export function outboxFields(schema: Schema<any>): void {
  schema.add({ outbox: [entry] });
  schema.index({ 'outbox.nextAt': 1 }, { sparse: true });
  schema.index({ 'outbox.messageId': 1 });
  schema.index({ 'outbox.state': 1, createdAt: 1 });
}

/** Creates an entry that is due at once, or held until it is released. */
export function newOutboxEntry<Kind extends string>(
  { kind, to, messageId }: Pick<OutboxEntry<Kind>, 'kind' | 'to' | 'messageId'>,
  isHeld = false,
): OutboxEntry<Kind> {
  const due = { state: 'waiting', nextAt: new Date() } as const;
  return { kind, to, messageId, attempts: 0, since: new Date(), ...(isHeld ? { state: 'held' } : due) };
}

/**
 * A Message-ID that only the recipient knows: reports that name it count as reports about the email. Whoever enters
 * somebody else's address in a form is told the reference, and must not be able to stop email to them.
 */
export function newMessageId(name: string, { mailFrom }: { mailFrom: string }): string {
  return `<${name.toLowerCase()}.${newId()}@${mailFrom.split('@').at(-1)}>`;
}

/** Entries of these kinds that were not sent go to another address. */
export const readdress = <Kind extends string>(
  outbox: OutboxEntry<Kind>[],
  kinds: readonly Kind[],
  to: string,
): OutboxEntry<Kind>[] =>
  outbox.map((entry) => (kinds.includes(entry.kind) && entry.state !== 'sent' ? { ...entry, to } : entry));

/** The update that releases held entries of a document. */
export function releaseUpdate() {
  const now = new Date();
  return {
    fields: {
      'outbox.$[held].state': 'waiting',
      'outbox.$[held].nextAt': now,
      'outbox.$[held].since': now,
    },
    arrayFilters: [{ 'held.state': 'held' }],
  };
}

/** Retries a dead entry for another day; `null` when somebody else already did. */
export function retryEntry<R extends OutboxSource>(
  model: Model<R>,
  id: string,
  messageId: string,
): Promise<R | null> {
  const now = new Date();
  const isDead = mongoose.trusted({ $elemMatch: { messageId, state: 'dead' } });
  return (model as unknown as Model<OutboxSource>)
    .findOneAndUpdate(
      { _id: id, outbox: isDead },
      {
        $set: { 'outbox.$.state': 'waiting', 'outbox.$.nextAt': now, 'outbox.$.since': now },
        $unset: { 'outbox.$.error': '', 'outbox.$.isUnderWay': '' },
      },
      { returnDocument: 'after' },
    )
    .lean<R>();
}

const entry = new Schema<OutboxEntry>(
  {
    kind: { type: String, required: true },
    to: { type: String, required: true },
    messageId: { type: String, required: true },
    state: { type: String, required: true },
    attempts: { type: Number, default: 0 },
    isUnderWay: Boolean,
    nextAt: Date,
    lease: String,
    isReserved: Boolean,
    since: { type: Date, required: true },
    until: Date,
    sentAt: Date,
    response: String,
    error: String,
  },
  { _id: false },
);
