import mongoose from 'mongoose';
import { Booking, type BookingRecord } from '../../bookings/model';
import { Enquiry } from '../../leads/enquiries/model';
import { Subscriber } from '../subscribers/model';
import { NewsletterMail, type NewsletterMailRecord, unwantedResponse } from './model';

/** Leads and bookings after a newsletter are compared with its recipients up to this number. */
const mostCompared = 5000;

/** A lead or a booking that followed a newsletter. */
export interface FollowUp {
  kind: 'lead' | 'booking';
  reference: string;
  createdAt: Date;
  /** Absent where only the campaign of the visit tells of it. */
  subscriberId?: string;
  /** The subject that the recipient tested. */
  subject?: number;
}

interface Newsletter {
  id: string;
  startedAt: Date;
  /** Visits of this campaign count as well, also those of people who got a link from a recipient. */
  campaign?: string;
}

/**
 * The inquiries and confirmed meetings of recipients since they got a newsletter, and those of visits with its campaign,
 * newest first. Spam does not count, nor do leads that a member entered.
 */
export async function findFollowUps({ id, startedAt, campaign }: Newsletter): Promise<FollowUp[]> {
  const contacts = await findContacts(startedAt);
  const sentTo = await findRecipients(id, [...new Set(contacts.map(({ emailNorm }) => emailNorm))]);
  return contacts
    .flatMap(({ emailNorm, campaign: from, ...contact }): FollowUp[] => {
      const recipient = sentTo.get(emailNorm);
      if (recipient && contact.createdAt >= recipient.sentAt)
        return [{ ...contact, subscriberId: recipient.subscriberId, subject: recipient.subject }];
      return campaign && from === campaign ? [contact] : [];
    })
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

interface Contact extends Pick<FollowUp, 'kind' | 'reference' | 'createdAt'> {
  emailNorm: string;
  campaign?: string;
}

type Found = Pick<BookingRecord, '_id' | 'emailNorm' | 'createdAt' | 'origin'> & { reference?: string };

async function findContacts(since: Date): Promise<Contact[]> {
  const after = { createdAt: mongoose.trusted({ $gte: since }) };
  const first = { sort: { createdAt: 1 }, limit: mostCompared } as const;
  const fields = { emailNorm: 1, createdAt: 1, 'origin.last.campaign': 1 };
  const isLead = {
    status: mongoose.trusted({ $nin: ['spam', 'quarantined'] as const }),
    // What a member entered was sent with no form.
    manual: mongoose.trusted({ $exists: false }),
  };
  const [leads, bookings] = [
    await Enquiry.find({ ...after, ...isLead }, { ...fields, reference: 1 }, first).lean<Found[]>(),
    await Booking.find({ ...after, status: 'confirmed' }, fields, first).lean<Found[]>(),
  ];
  return [
    ...leads.map(({ reference = '', emailNorm, createdAt, origin }) => ({
      kind: 'lead' as const,
      reference,
      emailNorm,
      createdAt,
      campaign: origin?.last?.campaign ?? undefined,
    })),
    ...bookings.map(({ _id, emailNorm, createdAt, origin }) => ({
      kind: 'booking' as const,
      reference: _id,
      emailNorm,
      createdAt,
      campaign: origin?.last?.campaign ?? undefined,
    })),
  ];
}

interface Recipient {
  subscriberId: string;
  sentAt: Date;
  subject?: number;
}

/** Those of these people who got a newsletter, by email address. */
async function findRecipients(newsletterId: string, emails: string[]): Promise<Map<string, Recipient>> {
  const readers = await Subscriber.find(
    { emailNorm: mongoose.trusted({ $in: emails }) },
    { emailNorm: 1 },
  ).lean<{ _id: string; emailNorm: string }[]>();
  const addressOf = new Map(readers.map(({ _id, emailNorm }) => [_id, emailNorm]));
  const mails = await NewsletterMail.find(
    {
      newsletterId,
      subscriberId: mongoose.trusted({ $in: [...addressOf.keys()] }),
      outbox: mongoose.trusted({ $elemMatch: { state: 'sent', response: { $ne: unwantedResponse } } }),
    },
    { subscriberId: 1, subject: 1, 'outbox.sentAt': 1 },
  ).lean<NewsletterMailRecord[]>();
  return new Map(
    mails.flatMap(({ subscriberId = '', subject, outbox }) => {
      const sentAt = outbox[0]?.sentAt;
      return sentAt ? [[addressOf.get(subscriberId) ?? '', { subscriberId, sentAt, subject }] as const] : [];
    }),
  );
}
