import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import type { Mail } from '../../platform/mail/transport';
import { type Delivery, mailDelivery } from '../../platform/outbox/deliveries';
import { formatCalendarDate } from '../../platform/time/siteTime';
import type { LeadNoteRecord, LeadTaskRecord } from './model';

export const noteMails = { mention: createDelivery(mention) };
export const taskMails = { reminder: createDelivery(reminder) };

type MailTexts = Pick<Mail, 'subject' | 'text' | 'html'>;

function createDelivery<R>(write: (record: R, head: Sender) => MailTexts): Delivery<R> {
  return mailDelivery<R>((record, { messageId, to }, head) => ({
    messageId,
    to,
    from: { name: head.name, address: head.from },
    ...write(record, head),
  }));
}

function mention({ by, reference, text }: LeadNoteRecord, { origin }: Sender): MailTexts {
  return {
    subject: `${by} mentioned you in a note on ${reference}`,
    ...renderMail({
      title: `${by} mentioned you`,
      paragraphs: text.split(/\n{2,}/),
      link: linkTo(reference, origin),
    }),
  };
}

function reminder({ title, dueOn, reference }: LeadTaskRecord, { origin }: Sender): MailTexts {
  return {
    subject: `Task due: ${title}`.slice(0, 150),
    ...renderMail({
      title: 'A task is due',
      rows: [
        ['Task', title],
        ['Due', formatCalendarDate(dueOn)],
        ['Lead', reference],
      ],
      paragraphs: [],
      link: linkTo(reference, origin),
    }),
  };
}

const linkTo = (reference: string, origin: string) => ({
  label: 'Open the lead',
  url: `${origin}/admin/leads/${encodeURIComponent(reference)}`,
});
