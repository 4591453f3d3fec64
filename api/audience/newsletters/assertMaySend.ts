import mongoose from 'mongoose';
import { can, type Principal } from '../../identity/access/can';
import { forbidden } from '../../platform/errors/HttpError';
import { Mailing, type MailingRecord, MailingSender } from '../mailings/model';
import { type AudienceChoice, countRecipients, readAudience } from '../mailings/recipients';
import { EDITOR_RECIPIENT_LIMIT, explainRecipientLimit } from './contract';
import { maySendToMany } from './policy';

const dayMs = 86_400_000;

/**
 * 403 if a newsletter goes to more subscribers than this member may send to, until it is sent: emails have the content
 * that is published when they are sent. 400 if its segment is gone before it starts. Within a transaction, so that newsletters sent at the same time count together.
 */
export async function assertMaySend(id: string, choice: AudienceChoice, by: Principal): Promise<void> {
  const mailing = await Mailing.findById(id).lean<MailingRecord>();
  const audience = mailing ?? (await readAudience(choice));
  if (can(by, maySendToMany)) return;
  await MailingSender.updateOne({ _id: by._id }, { $inc: { revision: 1 } }, { upsert: true });
  const left = (await countRecipientsLeft(id, by)) ?? 0;
  if (mailing?.state === 'sent' || mailing?.isCanceled) return;
  if ((await countRecipients(audience)) > left) throw forbidden(explainRecipientLimit(left));
}

/** 403 if these are more emails than this member may send. */
export function assertMaySendEmails(emails: number, by: Principal): void {
  if (emails > EDITOR_RECIPIENT_LIMIT && !can(by, maySendToMany))
    throw forbidden(explainRecipientLimit(EDITOR_RECIPIENT_LIMIT));
}

/** To how many subscribers this member may send a newsletter, after the others of the last 24 hours; null if to any number. */
export async function countRecipientsLeft(id: string, by: Principal): Promise<number | null> {
  if (can(by, maySendToMany)) return null;
  const [sum] = await Mailing.aggregate<{ count: number }>([
    {
      $match: {
        _id: mongoose.trusted({ $ne: id }),
        startedById: by._id,
        startedAt: mongoose.trusted({ $gt: new Date(Date.now() - dayMs) }),
      },
    },
    { $group: { _id: null, count: { $sum: '$recipients' } } },
  ]);
  return Math.max(0, EDITOR_RECIPIENT_LIMIT - (sum?.count ?? 0));
}
