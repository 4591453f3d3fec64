import mongoose from 'mongoose';
import { Subscriber, type SubscriberRecord } from '../../audience/subscribers/model';
import { Booking, type BookingRecord } from '../../bookings/model';
import { User, type UserRecord } from '../../identity/users/model';
import type { LeadStatus } from '../../leads/enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../../leads/enquiries/model';
import type { LocalContact } from './planContact';

const HIDDEN: LeadStatus[] = ['spam', 'quarantined'];

/** What is stored here about people, by email. People without a record are omitted. */
export async function readLocalContacts(emails: string[]): Promise<Map<string, LocalContact>> {
  const of = { emailNorm: mongoose.trusted({ $in: emails }) };
  const [leads, bookings, subscribers] = await Promise.all([
    Enquiry.find({ ...of, status: mongoose.trusted({ $nin: HIDDEN }) })
      .sort({ createdAt: 1, _id: 1 })
      .lean<EnquiryRecord[]>(),
    Booking.find({ ...of, status: 'confirmed' })
      .sort({ startAt: -1 })
      .lean<BookingRecord[]>(),
    Subscriber.find(of).lean<SubscriberRecord[]>(),
  ]);
  const owners = await readOwnerEmails(leads);
  const leadOf = new Map(leads.map((lead) => [lead.emailNorm, lead]));
  const now = Date.now();
  const found = new Map<string, LocalContact>();
  for (const email of emails) {
    const lead = leadOf.get(email);
    const meetings = bookings.filter((booking) => booking.emailNorm === email);
    const subscriber = subscribers.find((each) => each.emailNorm === email);
    // Unconfirmed addresses are never sent.
    const isSubscribed = subscriber?.status === 'active';
    if (!lead && !meetings.length && !isSubscribed) continue;
    const next = meetings.findLast(({ startAt }) => startAt.getTime() > now);
    const [firstName = '', ...rest] = (lead?.name ?? meetings[0]?.name ?? '').trim().split(/\s+/);
    found.set(email, {
      hasLead: lead !== undefined,
      changedAt: lead?.updatedAt.getTime() ?? 0,
      values: {
        firstName,
        lastName: rest.join(' '),
        company: lead?.company ?? '',
        phone: lead?.phone || meetings[0]?.phone || '',
        stage: lead?.status ?? '',
        owner: (lead?.ownerId && owners.get(lead.ownerId)) || '',
        priority: lead ? (lead.priority ?? 'normal') : '',
        value: lead?.value === undefined ? '' : String(lead.value),
        service: lead?.service ?? '',
        lastInquiry: lead?.createdAt.toISOString() ?? '',
        nextMeeting: next?.startAt.toISOString() ?? '',
        newsletter: subscriber ? String(isSubscribed) : '',
      },
    });
  }
  return found;
}

/** The lead of a person that HubSpot may change: the latest. */
export const findLatestLead = (emailNorm: string) =>
  Enquiry.findOne({ emailNorm, status: mongoose.trusted({ $nin: HIDDEN }) })
    .sort({ createdAt: -1, _id: -1 })
    .lean<EnquiryRecord>();

async function readOwnerEmails(leads: EnquiryRecord[]): Promise<Map<string, string>> {
  const ids = [...new Set(leads.flatMap(({ ownerId }) => ownerId ?? []))];
  if (!ids.length) return new Map();
  const found = await User.find({ _id: mongoose.trusted({ $in: ids }) }, { email: 1 }).lean<
    Pick<UserRecord, '_id' | 'email'>[]
  >();
  return new Map(found.map(({ _id, email }) => [_id, email.toLowerCase()]));
}
