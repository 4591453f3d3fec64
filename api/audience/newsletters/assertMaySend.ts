import { can, type Principal } from '../../identity/access/can';
import { forbidden } from '../../platform/errors/HttpError';
import { Mailing, type MailingRecord } from '../mailings/model';
import { countRecipients } from '../mailings/recipients';
import type { Topic } from '../subscribers/contract';
import { EDITOR_RECIPIENT_LIMIT, TOO_MANY_RECIPIENTS } from './contract';
import { maySendToMany } from './policy';

/**
 * 403 if a newsletter goes to more subscribers than this member may send to, until it is sent: emails have the content
 * that is published when they are sent.
 */
export async function assertMaySend(id: string, topics: Topic[], by: Principal): Promise<void> {
  if (can(by, maySendToMany)) return;
  const mailing = await Mailing.findById(id).lean<MailingRecord>();
  if (mailing?.state !== 'sent') assertMaySendEmails(await countRecipients(mailing?.topics ?? topics), by);
}

/** 403 if these are more emails than this member may send. */
export function assertMaySendEmails(emails: number, by: Principal): void {
  if (emails > EDITOR_RECIPIENT_LIMIT && !can(by, maySendToMany)) throw forbidden(TOO_MANY_RECIPIENTS);
}
