import { renderMail } from '../../platform/mail/renderMail';
import { mailDelivery } from '../../platform/outbox/deliveries';
import { formatSiteTime } from '../../platform/time/siteTime';
import type { SessionRecord } from './model';

/** The email about a sign-in on an unknown device. */
export const sessionMails = {
  newDevice: mailDelivery<SessionRecord>(({ createdAt, agent, network }, { messageId, to }, head) => ({
    messageId,
    to,
    from: { name: head.name, address: head.from },
    subject: 'New sign-in to your account',
    ...renderMail({
      title: 'New sign-in on a device we haven’t seen before',
      rows: [
        ['When', formatSiteTime(createdAt)],
        ['Device', agent],
        ['Network', network],
      ],
      paragraphs: [
        'If this was you, you don’t need to do anything.',
        'If this wasn’t you, sign out everywhere, change your password, and contact an owner of the workbench.',
      ],
      link: { label: 'Review active sessions', url: `${head.origin}/admin/account` },
    }),
  })),
};
