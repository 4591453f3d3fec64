import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import type { Mail } from '../../platform/mail/transport';
import { type Delivery, mailDelivery } from '../../platform/outbox/deliveries';
import { formatCalendarDate } from '../../platform/time/siteTime';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import type { LeadNoteRecord, LeadTaskRecord } from './model';

export const noteMails = { mention: createDelivery(mention) };
export const taskMails = { reminder: createDelivery(reminder) };

type MailTexts = Pick<Mail, 'subject' | 'text' | 'html'>;

function createDelivery<R>(write: (record: R, head: Sender) => Promise<MailTexts>): Delivery<R> {
  return mailDelivery<R>(async (record, { messageId, to }, head) => ({
    messageId,
    to,
    from: { name: head.name, address: head.from },
    ...(await write(record, head)),
  }));
}

async function mention({ by, reference, text }: LeadNoteRecord, { origin }: Sender): Promise<MailTexts> {
  const lead = await describeLead(reference);
  return {
    subject: `${by} mentioned you in a note on ${lead}`.slice(0, 150),
    ...renderMail({
      title: `${by} mentioned you`,
      rows: [['Lead', lead]],
      paragraphs: text.split(/\n{2,}/),
      link: linkTo(reference, origin),
    }),
  };
}

async function reminder({ title, dueOn, reference }: LeadTaskRecord, { origin }: Sender): Promise<MailTexts> {
  return {
    subject: `Task due: ${title}`.slice(0, 150),
    ...renderMail({
      title: 'A task is due',
      rows: [
        ['Task', title],
        ['Due', formatCalendarDate(dueOn)],
        ['Lead', await describeLead(reference)],
      ],
      paragraphs: [],
      link: linkTo(reference, origin),
    }),
  };
}

/** Name, company and reference; only the reference once the person is erased. */
async function describeLead(reference: string): Promise<string> {
  const lead = await Enquiry.findOne({ reference }, { name: 1, company: 1 }).lean<
    Pick<EnquiryRecord, 'name' | 'company'>
  >();
  const person = [lead?.name, lead?.company].filter(Boolean).join(', ');
  return person ? `${person} (${reference})` : reference;
}

const linkTo = (reference: string, origin: string) => ({
  label: 'Open the lead',
  url: `${origin}/admin/leads/${encodeURIComponent(reference)}`,
});
