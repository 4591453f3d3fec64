import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import type { Mail } from '../../platform/mail/transport';
import { mailDelivery } from '../../platform/outbox/deliveries';
import { formatSiteTime } from '../../platform/time/siteTime';
import { answerText } from './answerText';
import { challengeOptions, contactTimeOptions, serviceOptions } from './contract';
import type { EnquiryRecord } from './model';

/** The emails for an enquiry, by kind. The same outbox entry always has the same Message-ID. */
export const enquiryMails = {
  team: createDelivery(writeTeamMail),
  sender: createDelivery(writeReceipt),
  owner: createDelivery(writeOwnerMail),
  newLead: createDelivery(writeNewLeadMail),
};

function createDelivery(
  write: (enquiry: EnquiryRecord, head: Sender) => Omit<Mail, 'messageId' | 'from' | 'to'>,
) {
  return mailDelivery<EnquiryRecord>((enquiry, { messageId, to }, head) => ({
    messageId,
    to,
    from: { name: head.name, address: head.from },
    ...write(enquiry, head),
  }));
}

/** The email to the team has all fields; a reply to it goes to the sender. */
function writeTeamMail(enquiry: EnquiryRecord, { origin }: Sender) {
  const { form, name, company } = enquiry;
  const rows: [string, string][] = [
    ['Reference', enquiry.reference],
    ['Form', form?.name ?? ''],
    ['Full Name', enquiry.name],
    ['Email Address', enquiry.email],
    ['Company Name', enquiry.company],
    ['Phone Number', enquiry.phone],
    ['Service Interest', labelOf(serviceOptions, enquiry.service)],
    ['Primary Challenge', labelOf(challengeOptions, enquiry.challenge)],
    [
      'Preferred Contact Time',
      labelOf(contactTimeOptions, enquiry.contactTime) || (form ? '' : 'not chosen'),
    ],
    ...(enquiry.answers ?? []).map(({ label, ...answer }): [string, string] => [label, answerText(answer)]),
    ['Received', formatSiteTime(enquiry.createdAt)],
  ];
  return {
    subject: `Inquiry ${enquiry.reference}: ${company || name}`.slice(0, 150),
    replyTo: { name, address: enquiry.email },
    ...renderMail({
      title: `${name}${company && ` of ${company}`} ${form ? 'submitted a form' : 'sent a message'}`,
      rows: rows.filter(([, value]) => value),
      paragraphs: enquiry.message.split(/\n{2,}/).filter(Boolean),
      link: { label: 'Open the lead', url: `${origin}/admin/leads/${encodeURIComponent(enquiry.reference)}` },
    }),
  };
}

/**
 * The email to the sender repeats nothing of the enquiry. Anybody can enter another person's address, and must not be
 * able to send them a text of their own in our name.
 */
function writeReceipt({ reference }: EnquiryRecord, { name, phone }: Sender) {
  return {
    subject: `We received your message (${reference})`,
    ...renderMail({
      title: 'We received your message',
      paragraphs: [
        'Hello,',
        `Thank you for contacting ${name}. Our team has your message. Your reference number is ${reference}.`,
        `If it’s urgent, call us at ${phone}. You can also reply to this email.`,
        'If you didn’t contact us, you can ignore this email.',
        name,
      ],
    }),
  };
}

/** The email to a member who became the owner. Everything else about the lead is behind the sign-in. */
function writeOwnerMail({ reference, name, company }: EnquiryRecord, { origin }: Sender) {
  const rows: [string, string][] = [
    ['Name', name],
    ['Company', company],
  ];
  return {
    subject: `Lead assigned to you: ${company || name}`.slice(0, 150),
    ...renderMail({
      title: 'A lead was assigned to you',
      rows: rows.filter(([, value]) => value),
      paragraphs: ['You’re now the owner of this lead. Open it in the workbench for the details.'],
      link: { label: 'Open the lead', url: `${origin}/admin/leads/${encodeURIComponent(reference)}` },
    }),
  };
}

/** The email to members who are told of every new lead. */
function writeNewLeadMail({ reference, name, company }: EnquiryRecord, { origin }: Sender) {
  const rows: [string, string][] = [
    ['Name', name],
    ['Company', company],
  ];
  return {
    subject: `New lead: ${company || name}`.slice(0, 150),
    ...renderMail({
      title: 'A new lead',
      rows: rows.filter(([, value]) => value),
      paragraphs: ['You get this email for every new lead. You can turn it off in your account.'],
      link: { label: 'Open the lead', url: `${origin}/admin/leads/${encodeURIComponent(reference)}` },
    }),
  };
}

function labelOf(options: readonly { value: string; label: string }[], value: string | undefined): string {
  return options.find((option) => option.value === value)?.label ?? value ?? '';
}
