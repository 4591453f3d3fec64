import { type PostDetails, readPostDetails } from '../../content/posts/publishedPosts';
import { describeMailFailure, type Mail } from '../../platform/mail/transport';
import type { Delivery, DeliveryContext } from '../../platform/outbox/deliveries';
import { isPaused } from '../subscribers/editSubscription';
import { issueLink } from '../subscribers/links';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import type { PostMailKind, PostMailRecord } from './model';
import { placeholderToken, renderPostEmail } from './renderPostEmail';

/** Stored as the response of an email its recipient no longer wanted when it was due. */
export const unwantedResponse = 'not wanted';

/**
 * Deliveries of emails about posts. Recipient and content are determined when the email is sent: people who
 * unsubscribed get none, and a withdrawn post is not sent.
 */
export const postMails: Record<PostMailKind, Delivery<PostMailRecord>> = {
  note: createDelivery(async ({ subscriberId }, post, _to, tools) => {
    const reader = await Subscriber.findById(subscriberId).lean<SubscriberRecord>();
    if (reader?.status !== 'active' || isPaused(reader)) return undefined;
    const head = await tools.sender();
    return { to: reader.email, ...(await renderPostEmail(post, head, await issueLink(reader._id))) };
  }),
  test: createDelivery(async (_owner, post, to, tools) => {
    const letter = await renderPostEmail(post, await tools.sender(), placeholderToken);
    return { to, ...letter, subject: `Test: ${letter.subject}` };
  }),
};

type Write = (
  owner: PostMailRecord,
  post: PostDetails,
  to: string,
  tools: DeliveryContext,
) => Promise<Omit<Mail, 'from' | 'messageId'> | undefined>;

function createDelivery(write: Write): Delivery<PostMailRecord> {
  return {
    what: 'mail',
    failure: describeMailFailure,
    deliver: async (owner, { messageId, to }, tools) => {
      const post = await readPostDetails(owner.postId);
      const mail = post && (await write(owner, post, to, tools));
      if (!mail) return unwantedResponse;
      const { name, from: address } = await tools.sender();
      return tools.transport.send({ messageId, from: { name, address }, ...mail });
    },
  };
}
