import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import { describeMailFailure, type Mail } from '../../platform/mail/transport';
import type { Delivery } from '../../platform/outbox/deliveries';
import type { SubscriptionMailKind } from './contract';
import { issueLink } from './links';
import type { SubscriberRecord } from './model';

type Content = Pick<Mail, 'subject' | 'text' | 'html'>;
type Write = (head: Sender, token: string) => Content;

/**
 * Deliveries of subscription emails. The content is chosen when the email is sent; only the owner of the address learns
 * whether it is subscribed already.
 */
export const subscriptionMails: Record<SubscriptionMailKind, Delivery<SubscriberRecord>> = {
  asked: createDelivery((reader) =>
    reader.status === 'active' ? writeAlreadySubscribed : chooseConfirmation(reader),
  ),
  welcome: createDelivery(({ status }) => (status === 'active' ? writeWelcome : undefined)),
};

function createDelivery(
  chooseWriter: (reader: SubscriberRecord) => Write | undefined,
): Delivery<SubscriberRecord> {
  return {
    what: 'mail',
    failure: describeMailFailure,
    deliver: async (reader, { messageId, to }, { transport, sender }) => {
      const write = chooseWriter(reader);
      if (!write) return 'not wanted';
      const head = await sender();
      const token = await issueLink(reader._id);
      return transport.send({
        messageId,
        to,
        from: { name: head.name, address: head.from },
        ...write(head, token),
        unsubscribeUrl: createUnsubscribeUrl(head, token),
      });
    },
  };
}

/** Does not ask people who unsubscribed after their request. */
const chooseConfirmation = ({ askedAt, unsubscribedAt }: SubscriberRecord) =>
  unsubscribedAt && unsubscribedAt > askedAt ? undefined : writeConfirmationRequest;

function writeConfirmationRequest(head: Sender, token: string): Content {
  return renderContent(head, `Confirm your subscription to ${head.name}`, {
    paragraphs: [
      `Someone, most likely you, entered this email address to subscribe to The Foundry, the blog of ${head.name}.`,
      'Use this link to choose topics and confirm. If you do not confirm, you get no emails, and the address is deleted after seven days.',
      'If it was not you, you can ignore this email.',
    ],
    link: { label: 'Choose topics and confirm', url: `${head.origin}/subscribe/${token}` },
  });
}

function writeWelcome(head: Sender, token: string): Content {
  return renderContent(head, `You are subscribed to ${head.name}`, {
    paragraphs: [
      'You are subscribed to new articles from The Foundry on the topics that you chose. We send each article once.',
      'With this link you can change topics, pause for 90 days or unsubscribe. Every email has this link.',
    ],
    link: { label: 'Change or unsubscribe', url: createUnsubscribeUrl(head, token) },
  });
}

function writeAlreadySubscribed(head: Sender, token: string): Content {
  return renderContent(head, `You are already subscribed to ${head.name}`, {
    paragraphs: [
      'Someone, most likely you, entered this email address to subscribe to The Foundry. It is already subscribed, so nothing has changed.',
      'With this link you can see and change your topics, pause for 90 days or unsubscribe.',
    ],
    link: { label: 'Manage your subscription', url: createUnsubscribeUrl(head, token) },
  });
}

function renderContent(
  { name }: Sender,
  title: string,
  { paragraphs, link }: Pick<Parameters<typeof renderMail>[0], 'paragraphs' | 'link'>,
): Content {
  return { subject: title, ...renderMail({ title, paragraphs: ['Hello,', ...paragraphs, name], link }) };
}

/** URL for unsubscribing, for people and email programs. */
export const createUnsubscribeUrl = ({ origin }: Sender, token: string) => `${origin}/unsubscribe/${token}`;
