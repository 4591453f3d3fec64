import type { Principal } from '../../identity/access/can';
import type { Env } from '../../platform/configuration/env';
import { getSender } from '../../settings/getSender';
import { countFailures, countMails, countReactions } from '../mailings/countMails';
import { Mailing, type MailingRecord } from '../mailings/model';
import { countRecipients } from '../mailings/recipients';
import { countRecipientsLeft } from './assertMaySend';
import { checkEmail } from './checkEmail';
import type { NewsletterDraft, Mailing as View } from './contract';
import { renderNewsletter } from './renderNewsletter';

/** Days after which emails are deleted, and with them what is known of their recipients. */
const RETENTION_DAYS = 30;

/** The mailing of a newsletter as a member sees it. */
export async function mailingView(
  env: Env,
  id: string,
  draft: NewsletterDraft,
  by: Principal,
): Promise<View> {
  const head = await getSender(env);
  const email = await renderNewsletter(draft, head);
  const mailing = await Mailing.findById(id).lean<MailingRecord>();
  return {
    senderName: email.senderName,
    senderAddress: head.from,
    checks: await checkEmail(draft, email),
    recipientsLeft: await countRecipientsLeft(id, by),
    ...(mailing ? await getProgress(mailing) : await getUnsentState(draft)),
  };
}

type Progress = Omit<View, 'senderName' | 'senderAddress' | 'checks' | 'recipientsLeft'>;

async function getUnsentState({ topics }: NewsletterDraft): Promise<Progress> {
  return {
    state: 'unsent',
    topics,
    readers: await countRecipients(topics),
    queued: 0,
    sent: 0,
    skipped: 0,
    failed: 0,
    unknown: 0,
    failures: [],
    reactions: null,
    startedAt: null,
    startedBy: '',
  };
}

async function getProgress(mailing: MailingRecord): Promise<Progress> {
  const { _id, state, isPaused, isCanceled, topics, startedAt, startedBy, counts } = mailing;
  const known = { topics, startedAt: startedAt.toISOString(), startedBy };
  const isKept = Date.now() - startedAt.getTime() < RETENTION_DAYS * 86_400_000;
  const isOver = state === 'sent';
  // Emails that bounced are looked up one by one, so not while the progress is polled.
  const reactions = isOver && isKept ? await countReactions(_id, startedAt) : null;
  const failures = isKept ? await countFailures(_id) : [];
  if (isOver && counts) {
    const readers = counts.sent + counts.skipped + counts.failed + counts.unknown;
    return {
      state: isCanceled ? 'canceled' : 'sent',
      ...known,
      queued: 0,
      ...counts,
      readers,
      reactions,
      failures,
    };
  }
  const { readers, ...progress } = await countMails(_id);
  // Until all emails are created, the number of subscribers is the better estimate.
  const all = state === 'gathering' ? Math.max(readers, await countRecipients(topics)) : readers;
  return {
    state: isCanceled ? 'canceled' : isPaused ? 'paused' : 'sending',
    ...known,
    ...progress,
    readers: all,
    reactions,
    failures,
  };
}
