import { type PostDetails, readPostDetails } from '../../content/posts/publishedPosts';
import type { Env } from '../../platform/configuration/env';
import { getSender } from '../../settings/getSender';
import type { Mailing as View } from './contract';
import { countMails } from './countMails';
import { Mailing, type MailingRecord } from './model';
import { countRecipients, matchTopics } from './recipients';
import { placeholderToken, renderPostEmail } from './renderPostEmail';

/** The mailing about a post as its editor sees it. */
export async function mailingView(env: Env, postId: string): Promise<View> {
  const [post, mailing] = await Promise.all([
    readPostDetails(postId),
    Mailing.findById(postId).lean<MailingRecord>(),
  ]);
  return {
    letter: post ? await renderPreview(env, post) : null,
    ...(mailing ? await getProgress(mailing) : await getUnsentState(post)),
  };
}

async function renderPreview(env: Env, post: PostDetails) {
  const { subject, html } = await renderPostEmail(post, await getSender(env), placeholderToken);
  return { subject, html };
}

async function getUnsentState(post: PostDetails | undefined): Promise<Omit<View, 'letter'>> {
  const topics = matchTopics(post?.tags ?? []);
  return {
    state: post ? 'ready' : 'private',
    topics,
    readers: post ? await countRecipients(topics) : 0,
    sent: 0,
    leftOut: 0,
    failed: 0,
    startedAt: null,
    startedBy: '',
  };
}

async function getProgress(mailing: MailingRecord): Promise<Omit<View, 'letter'>> {
  const { _id, state, topics, startedAt, startedBy, counts } = mailing;
  const known = { topics, startedAt: startedAt.toISOString(), startedBy };
  if (counts) return { state: 'sent', ...known, ...counts, readers: sumCounts(counts) };
  const { readers, ...progress } = await countMails(_id);
  // Until all emails are created, the number of subscribers is the better estimate.
  const all = state === 'gathering' ? Math.max(readers, await countRecipients(topics)) : readers;
  return { state: 'sending', ...known, ...progress, readers: all };
}

const sumCounts = ({ sent, leftOut, failed }: NonNullable<MailingRecord['counts']>) =>
  sent + leftOut + failed;
