import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { countSubjects } from './countSubjects';
import { Mailing, type MailingRecord, NewsletterMail, type SubjectFigures, type SubjectTest } from './model';
import { findMoreReactions } from './subjectStatistics';

const HOUR_MS = 3_600_000;
/** How often the result of a test is read. */
const CHECK_MS = 60_000;

/**
 * The subject that a subscriber tests: 0, 1, or undefined for those who get the better one later. Computed from the IDs,
 * so that every process and every repeated run agrees.
 */
export function subjectFor(
  { _id, subjectTest }: Pick<MailingRecord, '_id' | 'subjectTest'>,
  subscriberId: string,
): 0 | 1 | undefined {
  if (!subjectTest || subjectTest.isOver) return undefined;
  const hash = createHash('sha256').update(`subject ${_id} ${subscriberId}`).digest();
  const percent = (hash.readUInt32BE(0) / 2 ** 32) * 100;
  if (percent >= subjectTest.share) return undefined;
  return percent < subjectTest.share / 2 ? 0 : 1;
}

/** Whether nothing is to be done for a mailing before the result of its test is read again. */
export const isWaitingForTest = ({ isCanceled, subjectTest: test }: MailingRecord, now = new Date()) =>
  Boolean(test?.checkAt && test.checkAt > now && !test.isOver && test.chosen === undefined && !isCanceled);

/**
 * Goes on with a mailing whose test is not over and whose test emails are created: waits until they were tried, reads the
 * result, and once a subject is chosen or the mailing canceled, lets the emails to the others be created.
 */
export async function continueTest(mailing: MailingRecord, log: Logger): Promise<void> {
  const { _id, isCanceled, subjectTest: test } = mailing;
  if (!test) return;
  if (!isCanceled && test.chosen === undefined && !(await decide(mailing, test, log))) return;
  await Mailing.updateOne(
    {
      _id,
      state: 'sending',
      isPaused: mongoose.trusted({ $ne: true }),
      'subjectTest.isOver': mongoose.trusted({ $ne: true }),
    },
    { $set: { state: 'gathering', reached: '', 'subjectTest.isOver': true } },
  );
}

/** Chooses a subject by the result, or the first one when the time is over. Returns whether it did. */
async function decide({ _id, startedAt }: MailingRecord, test: SubjectTest, log: Logger): Promise<boolean> {
  const now = new Date();
  if (!test.endsAt) {
    if (await hasUntriedMails(_id)) return false;
    const isTested = await NewsletterMail.exists({
      newsletterId: _id,
      subscriberId: mongoose.trusted({ $exists: true }),
    });
    // A share of few recipients can be nobody.
    const endsAt = new Date(now.getTime() + (isTested ? test.hours * HOUR_MS : 0));
    await Mailing.updateOne(
      { _id, 'subjectTest.endsAt': mongoose.trusted({ $exists: false }) },
      { $set: { 'subjectTest.endsAt': endsAt, 'subjectTest.checkAt': now } },
    );
    return false;
  }
  const checkAt = new Date(
    Math.min(now.getTime() + CHECK_MS, Math.max(test.endsAt.getTime(), now.getTime())),
  );
  const { modifiedCount: isMine } = await Mailing.updateOne(
    { _id, 'subjectTest.checkAt': test.checkAt },
    { $set: { 'subjectTest.checkAt': checkAt } },
  );
  if (!isMine) return false;
  const figures = await countSubjects(_id, startedAt);
  const better = findBetter(test.measure, figures);
  const isTimeOver = test.endsAt <= now;
  if (better === undefined && !isTimeOver) return false;
  const choice = { chosen: better ?? 0, chosenBy: better === undefined ? 'time' : 'result' } as const;
  const isChosen = await choose(_id, choice, figures);
  if (isChosen) log.info({ newsletter: _id, ...choice }, 'a subject of a newsletter was chosen');
  return isChosen;
}

/** Stores which subject the others get, once. Returns whether this call did. */
export async function choose(
  _id: string,
  { chosen, chosenBy, member }: Pick<SubjectTest, 'chosen' | 'chosenBy' | 'member'>,
  figures: SubjectFigures[],
): Promise<boolean> {
  const { modifiedCount } = await Mailing.updateOne(
    {
      _id,
      isCanceled: mongoose.trusted({ $ne: true }),
      subjectTest: mongoose.trusted({ $exists: true }),
      'subjectTest.chosen': mongoose.trusted({ $exists: false }),
      'subjectTest.isOver': mongoose.trusted({ $ne: true }),
    },
    {
      $set: {
        'subjectTest.chosen': chosen,
        'subjectTest.chosenBy': chosenBy,
        'subjectTest.figures': figures,
        ...(member && { 'subjectTest.member': member }),
      },
    },
  );
  return modifiedCount > 0;
}

/** The better of two subjects; undefined while there is not enough data. */
export function findBetter(
  measure: SubjectTest['measure'],
  [first, second]: readonly SubjectFigures[],
): number | undefined {
  const more = findMoreReactions(first?.[measure] ?? 0, second?.[measure] ?? 0);
  return more === undefined || measure !== 'unsubscribes' ? more : 1 - more;
}

/** Whether an email waits for its first attempt: one that failed and is tried again does not count. */
async function hasUntriedMails(newsletterId: string): Promise<boolean> {
  const untried = { $or: [{ state: 'held' }, { state: 'waiting', error: { $exists: false } }] };
  return Boolean(
    await NewsletterMail.exists({
      newsletterId,
      subscriberId: mongoose.trusted({ $exists: true }),
      outbox: mongoose.trusted({ $elemMatch: untried }),
    }),
  );
}
