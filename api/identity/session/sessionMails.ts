import { mailPage } from '../../platform/mail/mailPage';
import { mailDelivery } from '../../platform/outbox/deliveries';
import type { SessionRecord } from './model';

/** The mail a session owes: that it was opened on a device which was not seen with this account before. */
export const sessionMails = {
  newDevice: mailDelivery<SessionRecord>(({ createdAt, agent, network }, { messageId, to }, head) => ({
    ...{ messageId, to, from: { name: head.name, address: head.from } },
    subject: 'A sign-in on a new device',
    ...mailPage({
      title: 'Somebody signed in to your account on a new device',
      rows: [
        ['When', `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
        ['Device', agent],
        ['Network', network],
      ],
      paragraphs: [
        'If it was you, there is nothing to do.',
        'If it was not you, sign out everywhere, change your password and tell an owner of the workbench.',
      ],
      link: { label: 'See where you are signed in', url: `${head.origin}/admin/account` },
    }),
  })),
};
