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
  return renderContent(head, `Confirm that you want notes from ${head.name}`, {
    paragraphs: [
      `Somebody, most likely you, entered this address to get new notes from The Foundry, the blog of ${head.name}.`,
      'Behind this link you choose the topics and confirm. Without it nothing is sent, and after seven days the address is forgotten.',
      'If it was not you, you can ignore this mail.',
    ],
    link: { label: 'Choose topics and confirm', url: `${head.origin}/subscribe/${token}` },
  });
}

function writeWelcome(head: Sender, token: string): Content {
  return renderContent(head, `You are on the list of ${head.name}`, {
    paragraphs: [
      'You confirmed that you want new notes from The Foundry. Each comes once, on the topics you chose.',
      'This link changes the topics, makes a pause of 90 days or ends it. Keep this mail if you like; every mail has such a link.',
    ],
    link: { label: 'Change or unsubscribe', url: createUnsubscribeUrl(head, token) },
  });
}

function writeAlreadySubscribed(head: Sender, token: string): Content {
  return renderContent(head, `You are on the list of ${head.name} already`, {
    paragraphs: [
      'Somebody, most likely you, entered this address to get new notes from The Foundry. It is on the list already, so nothing was changed.',
      'This link shows what you get, changes the topics, makes a pause of 90 days or ends it.',
    ],
    link: { label: 'See what you get', url: createUnsubscribeUrl(head, token) },
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
