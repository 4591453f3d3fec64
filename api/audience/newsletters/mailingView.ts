import type { Principal } from '../../identity/access/can';
import { canSeeShared } from '../../identity/views/policy';
import type { Env } from '../../platform/configuration/env';
import { getSender } from '../../settings/getSender';
import { countClicks } from '../clicks/countClicks';
import { countFailures, countMails, countReactions, countReplies } from '../mailings/countMails';
import { type FollowUp, findFollowUps } from '../mailings/findFollowUps';
import { Mailing, type MailingRecord } from '../mailings/model';
import { countRecipients } from '../mailings/recipients';
import { findQuietEnd } from '../mailings/sendingTimes';
import { findSegment, SEGMENT_LIST, type Segment } from '../segments/segments';
import { countRecipientsLeft } from './assertMaySend';
import { checkEmail } from './checkEmail';
import { mostFollowUps, type NewsletterDraft, type Mailing as View } from './contract';
import { renderNewsletter } from './renderNewsletter';
import { subjectTestView } from './subjectTestView';

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
  const progress = mailing ? await getProgress(mailing, draft.slug, by) : await getUnsentState(draft, by);
  return {
    senderName: email.senderName,
    senderAddress: head.from,
    checks: await checkEmail(draft, email, progress.readers),
    recipientsLeft: await countRecipientsLeft(id, by),
    quietUntil: (await findQuietEnd())?.toISOString() ?? null,
    ...progress,
  };
}

type Progress = Omit<View, 'senderName' | 'senderAddress' | 'checks' | 'recipientsLeft' | 'quietUntil'>;

async function getUnsentState({ topics, segment: id }: NewsletterDraft, by: Principal): Promise<Progress> {
  const segment = id ? await findSegment(id) : undefined;
  const isGone = Boolean(id && !segment);
  return {
    state: 'unsent',
    topics,
    segment: id && isGone ? { id, name: '', isGone } : toSegmentView(segment, by),
    readers: isGone ? 0 : await countRecipients({ topics, segment }),
    queued: 0,
    sent: 0,
    skipped: 0,
    failed: 0,
    unknown: 0,
    failures: [],
    reactions: null,
    clicks: null,
    subjectTest: null,
    startedAt: null,
    startedBy: '',
  };
}

async function getProgress(mailing: MailingRecord, campaign: string, by: Principal): Promise<Progress> {
  const { _id, state, isPaused, isCanceled, topics, startedAt, startedBy, counts, recipients = 0 } = mailing;
  const segment = toSegmentView(mailing.segment, by);
  const hasDetails = Date.now() - startedAt.getTime() < RETENTION_DAYS * 86_400_000;
  const subjectTest = await subjectTestView(mailing, hasDetails);
  const known = { topics, segment, startedAt: startedAt.toISOString(), startedBy, subjectTest };
  const isOver = state === 'sent';
  // Emails that bounced are looked up one by one, so not while the progress is polled.
  const reactions = isOver && hasDetails ? await readReactions(mailing, campaign) : null;
  const clicks = isOver && hasDetails ? await countClicks(_id) : null;
  const failures = hasDetails ? await countFailures(_id) : [];
  if (isOver && counts) {
    const readers = counts.sent + counts.skipped + counts.failed + counts.unknown;
    return {
      state: isCanceled ? 'canceled' : 'sent',
      ...known,
      queued: 0,
      ...counts,
      readers,
      reactions,
      clicks,
      failures,
    };
  }
  const { readers, ...progress } = await countMails(_id);
  // Until all emails are created, the number of recipients is the better estimate.
  const isTesting = mailing.subjectTest !== undefined && !mailing.subjectTest.isOver;
  const all = state === 'gathering' || isTesting ? Math.max(readers, recipients) : readers;
  return {
    state: isCanceled ? 'canceled' : isPaused ? 'paused' : 'sending',
    ...known,
    ...progress,
    ...(isTesting && { queued: progress.queued + all - readers }),
    readers: all,
    reactions,
    clicks,
    failures,
  };
}

async function readReactions({ _id: id, startedAt }: MailingRecord, campaign: string) {
  const followUps = await findFollowUps({ id, startedAt, campaign });
  const countOf = (kind: FollowUp['kind']) => followUps.filter((each) => each.kind === kind).length;
  return {
    ...(await countReactions(id, startedAt)),
    replies: await countReplies(id),
    leads: countOf('lead'),
    bookings: countOf('booking'),
    latest: followUps
      .slice(0, mostFollowUps)
      .map(({ kind, reference, createdAt }) => ({ kind, reference, at: createdAt.toISOString() })),
  };
}

function toSegmentView(segment: Segment | undefined, by: Principal): View['segment'] {
  if (!segment) return null;
  const { id, name, search } = segment;
  return { id, name: canSeeShared(by, { list: SEGMENT_LIST, search }) ? name : '', isGone: false };
}
