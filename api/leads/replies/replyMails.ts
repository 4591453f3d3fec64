import { renderMail } from '../../platform/mail/renderMail';
import { mailDelivery } from '../../platform/outbox/deliveries';
import type { LeadReplyRecord } from './model';

/** Replies come from the team's address; answers go to its mailbox and stay in the thread. */
export const replyMails = {
  reply: mailDelivery<LeadReplyRecord>((reply, { messageId, to }, head) => ({
    messageId,
    to,
    isPersonal: true,
    from: { name: `${reply.fromName}, ${head.name}`, address: head.from },
    replyTo: { name: head.name, address: reply.replyTo },
    subject: reply.subject,
    ...(reply.thread.length && { inReplyTo: reply.thread.at(-1), references: reply.thread }),
    ...renderMail({ title: reply.subject, paragraphs: reply.text.split(/\n{2,}/) }),
  })),
};
