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
  confirmation: createDelivery((reader) =>
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
const chooseConfirmation = (subscriber: SubscriberRecord) => {
  const { requestedAt, unsubscribedAt } = subscriber;
  return unsubscribedAt && unsubscribedAt > requestedAt ? undefined : chooseRequest(subscriber);
};

/** People whom the team added did not ask on this site. */
const chooseRequest = ({ proofs, place }: SubscriberRecord) =>
  proofs.findLast(({ action }) => action === 'ask' || action === 'import')?.action === 'import'
    ? (head: Sender, token: string) => writeInvitation(head, token, place === 'member')
    : writeConfirmationRequest;

function writeInvitation(head: Sender, token: string, isByHand: boolean): Content {
  const origin = isByHand
    ? `A member of ${head.name}’s team added your email address. ${head.name}`
    : `${head.name} got your email address from an imported list and`;
  return renderContent(head, `Would you like new articles from ${head.name}?`, {
    paragraphs: [
      `${origin} would like to email you new articles from The Foundry, its blog.`,
      'Use the link below to choose your topics and confirm. If you don’t, we won’t email you again, and we delete your address after seven days.',
    ],
    link: { label: 'Choose topics and confirm', url: `${head.origin}/subscribe/${token}` },
  });
}

function writeConfirmationRequest(head: Sender, token: string): Content {
  return renderContent(head, `Confirm your subscription to ${head.name}`, {
    paragraphs: [
      `You asked to get new articles from The Foundry, the blog of ${head.name}, by email.`,
      'Use the link below to choose your topics and confirm. If you don’t, we won’t email you again, and we delete your address after seven days.',
      'If this wasn’t you, you can ignore this email.',
    ],
    link: { label: 'Choose topics and confirm', url: `${head.origin}/subscribe/${token}` },
  });
}

function writeWelcome(head: Sender, token: string): Content {
  return renderContent(head, `You’re subscribed to ${head.name}`, {
    paragraphs: [
      'Thanks for confirming. We’ll email you new articles from The Foundry on the topics you chose.',
      'Use the link below to change your topics, pause for 90 days or unsubscribe. Every email has this link.',
    ],
    link: { label: 'Change or unsubscribe', url: createUnsubscribeUrl(head, token) },
  });
}

function writeAlreadySubscribed(head: Sender, token: string): Content {
  return renderContent(head, `You’re already subscribed to ${head.name}`, {
    paragraphs: [
      'You asked to get new articles from The Foundry by email. You’re already subscribed, so nothing has changed.',
      'Use the link below to see your topics, change them, pause for 90 days or unsubscribe.',
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
