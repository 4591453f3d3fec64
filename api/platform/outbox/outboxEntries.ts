import mongoose, { type Model, Schema } from 'mongoose';

/** A mail or a call that must be made, kept inside the document that owes it, so that one write stores both. */
export interface OutboxEntry<Kind extends string = string> {
  kind: Kind;
  /** Whom the mail or the call goes to. */
  to: string;
  /** The same at every try, so that whoever gets it twice can tell. Unique in its collection. */
  messageId: string;
  state: 'waiting' | 'sent' | 'dead' | 'held';
  /** Also the fence: a worker may only report on the try it started. */
  attempts: number;
  /** When it may be tried next, or when the running try's lease ends. Absent when nothing is to be done. */
  nextAt?: Date;
  /** When the tries began; a day later they end. */
  since: Date;
  sentAt?: Date;
  response?: string;
  error?: string;
}

/** A document that owes. */
export interface OutboxSource<Kind extends string = string> {
  _id: string;
  outbox: OutboxEntry<Kind>[];
  createdAt: Date;
}

/** The plugin of every schema whose documents owe mails or calls: `schema.plugin(owing)`. */
// biome-ignore lint/suspicious/noExplicitAny: it is added to schemas of any record
export function outboxFields(schema: Schema<any>): void {
  schema.add({ outbox: [entry] });
  schema.index({ 'outbox.nextAt': 1 }, { sparse: true });
  schema.index({ 'outbox.state': 1, createdAt: 1 });
}

/** An entry that is due at once, or is held until it is released. */
export function newEntry<Kind extends string>(
  { kind, to, messageId }: Pick<OutboxEntry<Kind>, 'kind' | 'to' | 'messageId'>,
  isHeld = false,
): OutboxEntry<Kind> {
  const due = { state: 'waiting', nextAt: new Date() } as const;
  return { kind, to, messageId, attempts: 0, since: new Date(), ...(isHeld ? { state: 'held' } : due) };
}

/** What an update adds to let go whatever a document held back. */
export function releasedEntry() {
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

/** Tries again for a day what was given up; `null` when somebody did so already. */
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
        $unset: { 'outbox.$.error': '' },
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
    nextAt: Date,
    since: { type: Date, required: true },
    sentAt: Date,
    response: String,
    error: String,
  },
  { _id: false },
);
