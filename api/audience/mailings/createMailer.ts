import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { findSuppressed } from '../subscribers/suppression';
import { countMails } from './countMails';
import { Mailing, type MailingRecord, PostMail, type PostMailRecord } from './model';
import { createRecipientFilter } from './recipients';

const batchSize = 500;
const duplicateKeyCode = 11_000;

type Sender = Pick<Env, 'mailFrom' | 'sealingKeys'>;

/**
 * Creates one email per recipient of a mailing for the outbox to send, and finishes the mailing once all are sent or
 * failed. Safe to interrupt and to run in several processes: a unique index allows one email per recipient and post.
 */
export function createMailer(env: Sender, log: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;

  async function processMailings(): Promise<void> {
    const open = await Mailing.find({ state: mongoose.trusted({ $ne: 'sent' }) }).lean<MailingRecord[]>();
    for (const mailing of open) {
      if (mailing.state === 'gathering') await createMails(env, mailing);
      else await finishMailing(mailing, log);
    }
  }

  return () => {
    running ??= processMailings().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function createMails(env: Sender, { _id, topics, startedAt, reached }: MailingRecord): Promise<void> {
  for (let after = reached; ; ) {
    const readers = await Subscriber.find({
      ...createRecipientFilter(topics, startedAt),
      _id: mongoose.trusted({ $gt: after }),
    })
      .sort({ _id: 1 })
      .limit(batchSize)
      .select('emailNorm')
      .lean<Pick<SubscriberRecord, '_id' | 'emailNorm'>[]>();
    const last = readers.at(-1);
    if (!last) break;
    await insertMails(env, _id, readers);
    after = last._id;
    await Mailing.updateOne({ _id, state: 'gathering' }, { reached: after });
  }
  await Mailing.updateOne({ _id, state: 'gathering' }, { state: 'sending' });
}

async function insertMails(
  { mailFrom, sealingKeys }: Sender,
  postId: string,
  readers: Pick<SubscriberRecord, '_id' | 'emailNorm'>[],
): Promise<void> {
  const suppressed = await findSuppressed(
    sealingKeys,
    readers.map(({ emailNorm }) => emailNorm),
  );
  const mails = readers
    .filter(({ emailNorm }) => !suppressed.has(emailNorm))
    .map(({ _id: subscriberId }) => {
      const messageId = `<${newId()}.note@${mailFrom.split('@').at(-1)}>`;
      // The address is looked up when the email is sent, so that a deleted address is stored nowhere.
      const outbox = [newOutboxEntry({ kind: 'note' as const, to: subscriberId, messageId })];
      return { _id: newId(), postId, subscriberId, outbox, createdAt: new Date() };
    });
  if (!mails.length) return;
  try {
    const { db, collection } = PostMail;
    const all = db.getClient().db(db.name).collection<PostMailRecord>(collection.name);
    await all.insertMany(mails, { ordered: false });
  } catch (error) {
    if (!hasOnlyDuplicates(error)) throw error;
  }
}

/** Whether every failed insert was a duplicate. */
function hasOnlyDuplicates(error: unknown): boolean {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) return false;
  return [error.writeErrors].flat().every(({ code }) => code === duplicateKeyCode);
}

async function finishMailing({ _id }: MailingRecord, log: Logger): Promise<void> {
  if (await PostMail.exists({ postId: _id, 'outbox.kind': 'note', 'outbox.state': 'waiting' })) return;
  const { readers, ...counts } = await countMails(_id);
  const { modifiedCount } = await Mailing.updateOne({ _id, state: 'sending' }, { state: 'sent', counts });
  if (modifiedCount) log.info({ post: _id, readers, ...counts }, 'a post was mailed');
}
