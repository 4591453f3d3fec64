import type { Letterhead } from '../../platform/mail/Letterhead';
import { mailPage } from '../../platform/mail/mailPage';
import { type Mail, mailFailure } from '../../platform/mail/transport';
import type { Delivery } from '../../platform/outbox/deliveries';
import type { SubscriptionMailKind } from './contract';
import { issueLink } from './links';
import type { SubscriberRecord } from './model';

type Letter = Pick<Mail, 'subject' | 'text' | 'html'>;
type Write = (head: Letterhead, token: string) => Letter;

/**
 * The mails of subscriptions, by kind. What an answer to the form says is decided when it goes out: whether somebody is
 * on the list already is told to the owner of the address alone.
 */
export const subscriptionMails: Record<SubscriptionMailKind, Delivery<SubscriberRecord>> = {
  asked: delivered((reader) => (reader.status === 'active' ? alreadyLetter : mayConfirm(reader))),
  welcome: delivered(({ status }) => (status === 'active' ? welcomeLetter : undefined)),
};

function delivered(letterFor: (reader: SubscriberRecord) => Write | undefined): Delivery<SubscriberRecord> {
  return {
    what: 'mail',
    failure: mailFailure,
    deliver: async (reader, { messageId, to }, { transport, letterhead }) => {
      const write = letterFor(reader);
      if (!write) return 'not wanted';
      const head = await letterhead();
      const token = await issueLink(reader._id);
      return transport.send({
        ...{ messageId, to, from: { name: head.name, address: head.from } },
        ...write(head, token),
        unsubscribeUrl: unsubscribeUrl(head, token),
      });
    },
  };
}

/** Whoever left after they had asked is not asked again. */
const mayConfirm = ({ askedAt, unsubscribedAt }: SubscriberRecord) =>
  unsubscribedAt && unsubscribedAt > askedAt ? undefined : confirmLetter;

function confirmLetter(head: Letterhead, token: string): Letter {
  return letter(head, `Confirm that you want notes from ${head.name}`, {
    paragraphs: [
      `Somebody, most likely you, entered this address to get new notes from The Foundry, the blog of ${head.name}.`,
      'Behind this link you choose the topics and confirm. Without it nothing is sent, and after seven days the address is forgotten.',
      'If it was not you, you can ignore this mail.',
    ],
    link: { label: 'Choose topics and confirm', url: `${head.origin}/subscribe/${token}` },
  });
}

function welcomeLetter(head: Letterhead, token: string): Letter {
  return letter(head, `You are on the list of ${head.name}`, {
    paragraphs: [
      'You confirmed that you want new notes from The Foundry. Each comes once, on the topics you chose.',
      'This link changes the topics, makes a pause of 90 days or ends it. Keep this mail if you like; every mail has such a link.',
    ],
    link: { label: 'Change or unsubscribe', url: unsubscribeUrl(head, token) },
  });
}

function alreadyLetter(head: Letterhead, token: string): Letter {
  return letter(head, `You are on the list of ${head.name} already`, {
    paragraphs: [
      'Somebody, most likely you, entered this address to get new notes from The Foundry. It is on the list already, so nothing was changed.',
      'This link shows what you get, changes the topics, makes a pause of 90 days or ends it.',
    ],
    link: { label: 'See what you get', url: unsubscribeUrl(head, token) },
  });
}

function letter(
  { name }: Letterhead,
  title: string,
  { paragraphs, link }: Pick<Parameters<typeof mailPage>[0], 'paragraphs' | 'link'>,
): Letter {
  return { subject: title, ...mailPage({ title, paragraphs: ['Hello,', ...paragraphs, name], link }) };
}

/** Where a mail program or a reader ends a subscription. */
export const unsubscribeUrl = ({ origin }: Letterhead, token: string) => `${origin}/unsubscribe/${token}`;
