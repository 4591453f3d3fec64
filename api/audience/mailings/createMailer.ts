import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { newMessageId, newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { findSuppressed } from '../subscribers/suppression';
import { countMails } from './countMails';
import { Mailing, type MailingRecord, NewsletterMail, type NewsletterMailRecord } from './model';
import { createRecipientFilter } from './recipients';
import { releaseHeld, releaseReserved } from './resendMails';
import { findQuietEnd } from './sendingTimes';
import { continueTest, isWaitingForTest, subjectFor } from './subjectTest';

const batchSize = 500;
const duplicateKeyCode = 11_000;

type Sender = Pick<Env, 'mailFrom' | 'sealingKeys'>;

/**
 * Creates one email per recipient of a mailing for the outbox to send, and finishes the mailing once all are sent or
 * failed. Safe to interrupt and to run in several processes: a unique index allows one email per recipient and
 * newsletter. With a test of two subjects, the emails of the test are created first, and those to all others once a
 * subject is chosen.
 */
export function createMailer(env: Sender, log: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;

  async function processMailings(): Promise<void> {
    const open = await Mailing.find({ state: mongoose.trusted({ $ne: 'sent' }) }).lean<MailingRecord[]>();
    for (const mailing of open) {
      if (mailing.isPaused) continue;
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

async function createMails(env: Sender, mailing: MailingRecord): Promise<void> {
  const { _id, startedAt, reached, subjectTest } = mailing;
  // A process that still creates the emails of a test must not change what is stored about those to the others.
  const isOver = subjectTest?.isOver ? true : mongoose.trusted({ $ne: true });
  const current = { _id, state: 'gathering' as const, 'subjectTest.isOver': isOver };
  for (let after = reached; ; ) {
    const readers = await Subscriber.find({
      ...createRecipientFilter(mailing, startedAt),
      _id: mongoose.trusted({ $gt: after }),
    })
      .sort({ _id: 1 })
      .limit(batchSize)
      .select('emailNorm')
      .lean<Reader[]>();
    const last = readers.at(-1);
    if (!last) break;
    await insertMails(env, mailing, await findOpen(mailing, readers));
    after = last._id;
    await Mailing.updateOne(current, { reached: after });
  }
  await Mailing.updateOne(current, { state: 'sending' });
}

type Reader = Pick<SubscriberRecord, '_id' | 'emailNorm'>;

/** Those whose email is created now: during a test its recipients, afterwards the others. */
async function findOpen(mailing: MailingRecord, readers: Reader[]): Promise<Reader[]> {
  const { _id: newsletterId, subjectTest } = mailing;
  if (!subjectTest) return readers;
  if (!subjectTest.isOver) return readers.filter(({ _id }) => subjectFor(mailing, _id) !== undefined);
  const subscriberId = mongoose.trusted({ $in: readers.map(({ _id }) => _id) });
  const done = new Set(await NewsletterMail.distinct('subscriberId', { newsletterId, subscriberId }));
  return readers.filter(({ _id }) => !done.has(_id));
}

async function insertMails(env: Sender, mailing: MailingRecord, readers: Reader[]): Promise<void> {
  const { _id: newsletterId } = mailing;
  const suppressed = await findSuppressed(
    env.sealingKeys,
    readers.map(({ emailNorm }) => emailNorm),
  );
  const mails = readers
    .filter(({ emailNorm }) => !suppressed.has(emailNorm))
    .map(({ _id: subscriberId }) => {
      const messageId = newMessageId('newsletter', env);
      const subject = subjectFor(mailing, subscriberId);
      // The address is looked up when the email is sent, so that a deleted address is stored nowhere.
      const outbox = [newOutboxEntry({ kind: 'newsletter' as const, to: subscriberId, messageId })];
      const mail = { _id: newId(), newsletterId, subscriberId, outbox, createdAt: new Date() };
      return subject === undefined ? mail : { ...mail, subject };
    });
  if (!mails.length) return;
  try {
    const { db, collection } = NewsletterMail;
    const all = db.getClient().db(db.name).collection<NewsletterMailRecord>(collection.name);
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

async function finishMailing(mailing: MailingRecord, log: Logger): Promise<void> {
  const { _id, isCanceled, subjectTest } = mailing;
  if (isWaitingForTest(mailing)) return;
  // What is skipped waits for nothing.
  if (isCanceled) await releaseReserved(_id);
  // Held by quiet hours, or held after the end of a pause, because it was being sent.
  if (isCanceled || !(await findQuietEnd())) await releaseHeld(_id);
  if (subjectTest && !subjectTest.isOver) return continueTest(mailing, log);
  if (
    await NewsletterMail.exists({ newsletterId: _id, 'outbox.kind': 'newsletter', 'outbox.state': 'waiting' })
  )
    return;
  const { readers, queued, ...counts } = await countMails(_id);
  if (queued) return;
  const { modifiedCount } = await Mailing.updateOne(
    { _id, state: 'sending', isPaused: mongoose.trusted({ $ne: true }) },
    { state: 'sent', counts },
  );
  if (modifiedCount) log.info({ newsletter: _id, readers, ...counts }, 'a newsletter was sent');
}
