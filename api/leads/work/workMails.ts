import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import type { Mail } from '../../platform/mail/transport';
import { type Delivery, mailDelivery } from '../../platform/outbox/deliveries';
import type { LeadNoteRecord, LeadTaskRecord } from './model';

export const noteMails = { mention: letter(mention) };
export const taskMails = { reminder: letter(reminder) };

type Letter = Pick<Mail, 'subject' | 'text' | 'html'>;

function letter<R>(write: (record: R, head: Sender) => Letter): Delivery<R> {
  return mailDelivery<R>((record, { messageId, to }, head) => ({
    messageId,
    to,
    from: { name: head.name, address: head.from },
    ...write(record, head),
  }));
}

function mention({ by, reference, text }: LeadNoteRecord, { origin }: Sender): Letter {
  return {
    subject: `${by} mentioned you in a note on ${reference}`,
    ...renderMail({
      title: `${by} mentioned you`,
      paragraphs: text.split(/\n{2,}/),
      link: linkTo(reference, origin),
    }),
  };
}

function reminder({ title, dueOn, reference }: LeadTaskRecord, { origin }: Sender): Letter {
  return {
    subject: `Task due: ${title}`.slice(0, 150),
    ...renderMail({
      title: 'A task is due',
      rows: [
        ['Task', title],
        ['Due', dueOn],
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
