import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { newEntry } from '../../platform/outbox/outboxEntries';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { suppressedAmong } from '../subscribers/suppression';
import { countMails } from './countMails';
import { Mailing, type MailingRecord, PostMail, type PostMailRecord } from './model';
import { recipients } from './recipientsOf';

const atOnce = 500;
const alreadyThere = 11_000;

type Sender = Pick<Env, 'mailFrom' | 'sealingKeys'>;

/**
 * Gives every reader of a mailing a mail of theirs, which the outbox sends, and closes the mailing once all of them came
 * to an end. Whoever is killed amid it is followed by whoever comes next, and any number may do it at once: a reader has
 * one mail about a post.
 */
export function createMailer(env: Sender, log: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;

  async function round(): Promise<void> {
    const open = await Mailing.find({ state: mongoose.trusted({ $ne: 'sent' }) }).lean<MailingRecord[]>();
    for (const mailing of open) {
      if (mailing.state === 'gathering') await gather(env, mailing);
      else await close(mailing, log);
    }
  }

  return () => {
    running ??= round().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function gather(env: Sender, { _id, topics, startedAt, reached }: MailingRecord): Promise<void> {
  for (let after = reached; ; ) {
    const readers = await Subscriber.find({
      ...recipients(topics, startedAt),
      _id: mongoose.trusted({ $gt: after }),
    })
      .sort({ _id: 1 })
      .limit(atOnce)
      .select('emailNorm')
      .lean<Pick<SubscriberRecord, '_id' | 'emailNorm'>[]>();
    const last = readers.at(-1);
    if (!last) break;
    await owe(env, _id, readers);
    after = last._id;
    await Mailing.updateOne({ _id, state: 'gathering' }, { reached: after });
  }
  await Mailing.updateOne({ _id, state: 'gathering' }, { state: 'sending' });
}

async function owe(
  { mailFrom, sealingKeys }: Sender,
  postId: string,
  readers: Pick<SubscriberRecord, '_id' | 'emailNorm'>[],
): Promise<void> {
  const suppressed = await suppressedAmong(
    sealingKeys,
    readers.map(({ emailNorm }) => emailNorm),
  );
  const mails = readers
    .filter(({ emailNorm }) => !suppressed.has(emailNorm))
    .map(({ _id: subscriberId }) => {
      const messageId = `<${newId()}.note@${mailFrom.split('@').at(-1)}>`;
      // Whom it goes to is looked up when it goes out: an address that is erased is nowhere then.
      const outbox = [newEntry({ kind: 'note' as const, to: subscriberId, messageId })];
      return { _id: newId(), postId, subscriberId, outbox, createdAt: new Date() };
    });
  if (!mails.length) return;
  try {
    const { db, collection } = PostMail;
    const all = db.getClient().db(db.name).collection<PostMailRecord>(collection.name);
    await all.insertMany(mails, { ordered: false });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** Whether all that failed was a mail that its reader has already. */
function isAlreadyThere(error: unknown): boolean {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) return false;
  return [error.writeErrors].flat().every(({ code }) => code === alreadyThere);
}

async function close({ _id }: MailingRecord, log: Logger): Promise<void> {
  if (await PostMail.exists({ postId: _id, 'outbox.kind': 'note', 'outbox.state': 'waiting' })) return;
  const { readers, ...counts } = await countMails(_id);
  const { modifiedCount } = await Mailing.updateOne({ _id, state: 'sending' }, { state: 'sent', counts });
  if (modifiedCount) log.info({ post: _id, readers, ...counts }, 'a post was mailed');
}
