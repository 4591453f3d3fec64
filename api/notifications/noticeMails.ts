import { renderMail } from '../platform/mail/renderMail';
import type { Sender } from '../platform/mail/Sender';
import type { Mail } from '../platform/mail/transport';
import { mailDelivery } from '../platform/outbox/deliveries';
import type { NoticeKind, NoticeRecord } from './model';

type MailTexts = Pick<Mail, 'subject' | 'text' | 'html'>;

/** The notices to the team, by kind. */
export const noticeMails = {
  'many bookings': noticeDelivery(manyBookings),
  quarantine: noticeDelivery(quarantine),
  sitemap: noticeDelivery(sitemap),
  'page run': noticeDelivery(pageRun),
  'assigned leads': noticeDelivery(assignedLeads),
  'hubspot token': noticeDelivery(hubspotToken),
  'hubspot contacts': noticeDelivery(hubspotContacts),
} satisfies Record<NoticeKind, unknown>;

function noticeDelivery(write: (notice: NoticeRecord, head: Sender) => MailTexts) {
  return mailDelivery<NoticeRecord>((notice, { messageId, to }, head) => ({
    messageId,
    to,
    from: { name: head.name, address: head.from },
    ...write(notice, head),
  }));
}

function manyBookings({ count }: NoticeRecord): MailTexts {
  const title = 'Unusual number of bookings';
  return {
    subject: title,
    ...renderMail({
      title,
      rows: [['Bookings in the last hour', count]],
      paragraphs: [
        'More meetings are being booked than usual. New bookings are held for 15 minutes and confirmed only when the guest clicks the link in their email.',
        'Review the newest bookings and cancel any that aren’t genuine.',
      ],
    }),
  };
}

function quarantine({ count }: NoticeRecord, head: Sender): MailTexts {
  const title = 'Inquiries in quarantine';
  return {
    subject: `${title}: ${count}`,
    ...renderMail({
      title,
      rows: [['Waiting', count]],
      paragraphs: [
        'These inquiries look like spam or came in large numbers from one sender, so no emails were sent for them. Release those that are genuine and delete the rest.',
      ],
      link: { label: 'Review inquiries', url: `${head.origin}/admin/leads?status=quarantined` },
    }),
  };
}

function sitemap({ count: error }: NoticeRecord, head: Sender): MailTexts {
  const title = 'The sitemap couldn’t be updated';
  return {
    subject: title,
    ...renderMail({
      title,
      rows: [['Reason', error]],
      paragraphs: ['Search engines still get the last good sitemap. Fix the cause, then run it again.'],
      link: { label: 'Open sitemap', url: `${head.origin}/admin/sitemap-scheduler` },
    }),
  };
}

function pageRun({ count: reason }: NoticeRecord, head: Sender): MailTexts {
  const title = 'Publishing of generated pages is paused';
  return {
    subject: title,
    ...renderMail({
      title,
      rows: [['Reason', reason]],
      paragraphs: ['Published pages stay public. To continue, ask an admin to resume publishing.'],
      link: { label: 'Open runs', url: `${head.origin}/admin/template-generator/runs` },
    }),
  };
}

function assignedLeads({ count, memberId = '' }: NoticeRecord, head: Sender): MailTexts {
  const title = `${count} leads were assigned to you`;
  return {
    subject: title,
    ...renderMail({
      title,
      paragraphs: ['A member of your team assigned them in one step.'],
      link: {
        label: 'Open your leads',
        url: `${head.origin}/admin/leads?owner=${encodeURIComponent(memberId)}`,
      },
    }),
  };
}

function hubspotToken({ count: reason }: NoticeRecord, head: Sender): MailTexts {
  const title = 'HubSpot no longer accepts the token';
  return {
    subject: title,
    ...renderMail({
      title,
      rows: [['Reason', reason]],
      paragraphs: [
        'The sync has stopped. Changes are queued and sent once HubSpot accepts a token again.',
        'Create a new token in the private app in HubSpot and enter it on the HubSpot screen. We won’t email you again until the token works.',
      ],
      link: { label: 'Open HubSpot', url: `${head.origin}/admin/hubspot` },
    }),
  };
}

function hubspotContacts({ count }: NoticeRecord, head: Sender): MailTexts {
  const title = 'Contacts couldn’t be synced with HubSpot';
  return {
    subject: title,
    ...renderMail({
      title,
      rows: [['Failed contacts', count]],
      paragraphs: [
        'HubSpot rejected them eight times, so they are no longer retried. Open a contact to see why, fix the cause, then choose “Sync again”.',
        'We won’t email you again until every failed contact is synced. More contacts may fail in the meantime.',
      ],
      link: { label: 'Open failed contacts', url: `${head.origin}/admin/hubspot?state=dead` },
    }),
  };
}
