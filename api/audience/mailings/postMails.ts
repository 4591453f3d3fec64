import { type PostDetails, readPostDetails } from '../../content/posts/publishedPosts';
import { type Mail, mailFailure } from '../../platform/mail/transport';
import type { Delivery, Tools } from '../../platform/outbox/deliveries';
import { isPaused } from '../subscribers/editSubscription';
import { issueLink } from '../subscribers/links';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import type { PostMailKind, PostMailRecord } from './model';
import { nobodysLink, postEmail } from './postEmail';

/** What is noted of a mail that its reader no longer wanted when its turn came. */
export const notWanted = 'not wanted';

/**
 * The mails about posts, by kind. Whether somebody still wants one, and what it says, is decided as it goes out: who left
 * meanwhile gets none, and of a post that was taken off the site nobody hears any more.
 */
export const postMails: Record<PostMailKind, Delivery<PostMailRecord>> = {
  note: delivered(async ({ subscriberId }, post, _to, tools) => {
    const reader = await Subscriber.findById(subscriberId).lean<SubscriberRecord>();
    if (reader?.status !== 'active' || isPaused(reader)) return undefined;
    const head = await tools.letterhead();
    return { to: reader.email, ...(await postEmail(post, head, await issueLink(reader._id))) };
  }),
  test: delivered(async (_owner, post, to, tools) => {
    const letter = await postEmail(post, await tools.letterhead(), nobodysLink);
    return { to, ...letter, subject: `Test: ${letter.subject}` };
  }),
};

type Write = (
  owner: PostMailRecord,
  post: PostDetails,
  to: string,
  tools: Tools,
) => Promise<Omit<Mail, 'from' | 'messageId'> | undefined>;

function delivered(write: Write): Delivery<PostMailRecord> {
  return {
    what: 'mail',
    failure: mailFailure,
    deliver: async (owner, { messageId, to }, tools) => {
      const post = await readPostDetails(owner.postId);
      const mail = post && (await write(owner, post, to, tools));
      if (!mail) return notWanted;
      const { name, from: address } = await tools.letterhead();
      return tools.transport.send({ messageId, from: { name, address }, ...mail });
    },
  };
}
