import { type PostDetails, readPostDetails } from '../../content/posts/publishedPosts';
import type { Env } from '../../platform/configuration/env';
import { letterheadOf } from '../../settings/letterhead';
import type { Mailing as View } from './contract';
import { countMails } from './countMails';
import { Mailing, type MailingRecord } from './model';
import { nobodysLink, postEmail } from './postEmail';
import { countRecipients, topicsOf } from './recipientsOf';

/** The mail about a post as its editor sees it. */
export async function mailingView(env: Env, postId: string): Promise<View> {
  const [post, mailing] = await Promise.all([
    readPostDetails(postId),
    Mailing.findById(postId).lean<MailingRecord>(),
  ]);
  return {
    letter: post ? await letterOf(env, post) : null,
    ...(mailing ? await sendingOf(mailing) : await readinessOf(post)),
  };
}

async function letterOf(env: Env, post: PostDetails) {
  const { subject, html } = await postEmail(post, await letterheadOf(env), nobodysLink);
  return { subject, html };
}

async function readinessOf(post: PostDetails | undefined): Promise<Omit<View, 'letter'>> {
  const topics = topicsOf(post?.tags ?? []);
  return {
    ...{ state: post ? 'ready' : 'private', topics, readers: post ? await countRecipients(topics) : 0 },
    ...{ sent: 0, leftOut: 0, failed: 0, startedAt: null, startedBy: '' },
  };
}

async function sendingOf(mailing: MailingRecord): Promise<Omit<View, 'letter'>> {
  const { _id, state, topics, startedAt, startedBy, counts } = mailing;
  const known = { topics, startedAt: startedAt.toISOString(), startedBy };
  if (counts) return { state: 'sent', ...known, ...counts, readers: sumOf(counts) };
  const { readers, ...sofar } = await countMails(_id);
  // Until every reader has a mail of theirs, those on the list are the better number.
  const all = state === 'gathering' ? Math.max(readers, await countRecipients(topics)) : readers;
  return { state: 'sending', ...known, ...sofar, readers: all };
}

const sumOf = ({ sent, leftOut, failed }: NonNullable<MailingRecord['counts']>) => sent + leftOut + failed;
