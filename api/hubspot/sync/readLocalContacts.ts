import mongoose from 'mongoose';
import { Subscriber, type SubscriberRecord } from '../../audience/subscribers/model';
import { Booking, type BookingRecord } from '../../bookings/model';
import { User, type UserRecord } from '../../identity/users/model';
import type { OriginRecord } from '../../insights/origin/model';
import { findChannel } from '../../insights/visits/findChannel';
import { type LeadStatus, manualSourceOptions } from '../../leads/enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../../leads/enquiries/model';
import type { HubspotActivities } from '../connection/contract';
import { type LocalFieldName, localFieldNames } from '../mapping/contract';
import { resultFields } from '../mapping/localFields';
import type { LocalContact } from './planContact';

const HIDDEN: LeadStatus[] = ['spam', 'quarantined'];

/** The result of an assessment. */
export interface AssessmentResult {
  title: string;
  score: number;
}

/** Finds the latest results that were emailed to people, by email address in lower case. */
export type FindResults = (emails: string[]) => Promise<Map<string, AssessmentResult>>;

interface Sources {
  kinds: Pick<HubspotActivities, 'leads' | 'guests' | 'subscribers' | 'assessments'>;
  /** Those whose contact HubSpot has. */
  known: ReadonlySet<string>;
  findResults: FindResults;
}

/** What is stored here about people, by email. People without a record of a kind that is synced are omitted. */
export async function readLocalContacts(
  emails: string[],
  { kinds, known, findResults }: Sources,
): Promise<Map<string, LocalContact>> {
  const of = { emailNorm: mongoose.trusted({ $in: emails }) };
  const [leads, bookings, subscribers, results] = await Promise.all([
    kinds.leads
      ? Enquiry.find({ ...of, status: mongoose.trusted({ $nin: HIDDEN }) })
          .sort({ createdAt: 1, _id: 1 })
          .lean<EnquiryRecord[]>()
      : [],
    kinds.guests
      ? Booking.find({ ...of, status: 'confirmed' })
          .sort({ startAt: -1 })
          .lean<BookingRecord[]>()
      : [],
    Subscriber.find(of).lean<SubscriberRecord[]>(),
    kinds.assessments ? findResults(emails) : new Map<string, AssessmentResult>(),
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
    const isSynced = lead !== undefined || meetings.length > 0 || (isSubscribed && kinds.subscribers);
    const hasEnded = subscriber && ENDED.includes(subscriber.status) && known.has(email);
    if (!isSynced && !hasEnded) continue;
    const next = meetings.findLast(({ startAt }) => startAt.getTime() > now);
    const [firstName = '', ...rest] = (lead?.name ?? meetings[0]?.name ?? '').trim().split(/\s+/);
    const result = results.get(email);
    const values: LocalContact['values'] = {
      firstName,
      lastName: rest.join(' '),
      company: lead?.company ?? '',
      phone: lead?.phone || meetings[0]?.phone || '',
      stage: lead?.status ?? '',
      owner: (lead?.ownerId && owners.get(lead.ownerId)) || '',
      priority: lead ? (lead.priority ?? 'normal') : '',
      value: lead?.value === undefined ? '' : String(lead.value),
      score: lead ? String(lead.score ?? 0) : '',
      service: lead?.service ?? '',
      message: lead?.message ?? '',
      ...readSource(lead, meetings[0] ?? (isSubscribed ? subscriber : undefined)),
      marketingCookies: readCookieChoice(lead),
      lastInquiry: lead?.createdAt.toISOString() ?? '',
      nextMeeting: next?.startAt.toISOString() ?? '',
      newsletter: subscriber ? String(isSubscribed) : '',
      assessment: result?.title ?? '',
      assessmentScore: result ? String(result.score) : '',
    };
    found.set(email, {
      hasLead: lead !== undefined,
      changedAt: lead?.updatedAt.getTime() ?? 0,
      values,
      silent: isSynced ? findSilent(kinds, values) : ALL_BUT_CONSENT,
      isUpdateOnly: !isSynced,
    });
  }
  return found;
}

/** After these nobody may be written to. HubSpot is told, where it has the contact. */
const ENDED: SubscriberRecord['status'][] = ['unsubscribed', 'bounced', 'complained'];

const LEAD_FIELDS: LocalFieldName[] = [
  'company',
  'stage',
  'owner',
  'priority',
  'value',
  'score',
  'service',
  'message',
  'marketingCookies',
  'lastInquiry',
];
/** Of leads, or else of bookings. */
const SHARED_FIELDS: LocalFieldName[] = [
  'firstName',
  'lastName',
  'phone',
  'channel',
  'campaign',
  'landingPage',
];
const ALL_BUT_CONSENT = new Set(localFieldNames.filter((name) => name !== 'newsletter'));

/** An empty value of a kind that is not synced says nothing about the person. */
function findSilent(kinds: Sources['kinds'], values: LocalContact['values']): Set<LocalFieldName> {
  const { leads, guests, subscribers, assessments } = kinds;
  return new Set([
    ...(leads ? [] : LEAD_FIELDS),
    ...(guests ? [] : (['nextMeeting'] as const)),
    ...(leads && guests ? [] : SHARED_FIELDS.filter((name) => !values[name])),
    ...(subscribers ? [] : (['newsletter'] as const)),
    ...(assessments ? [] : resultFields),
  ]);
}

/** Where a person came from: by the latest lead, or else by the latest meeting or the subscription. */
function readSource(
  lead: EnquiryRecord | undefined,
  other: { origin?: OriginRecord; landing?: string } | undefined,
): Pick<LocalContact['values'], 'channel' | 'campaign' | 'landingPage'> {
  const { origin, landing = '' } = lead ?? other ?? {};
  const arrival = origin?.last ?? lead?.context?.trafficSource;
  const manual = lead?.manual && manualSourceOptions.find(({ value }) => value === lead.manual?.source);
  const campaign = arrival?.campaign ?? '';
  return {
    channel: arrival ? findChannel({ ...arrival, campaign }) : (manual?.label ?? ''),
    campaign,
    landingPage: landing,
  };
}

/** Whether marketing cookies were allowed when the person wrote; empty where nothing was chosen. */
function readCookieChoice(lead: EnquiryRecord | undefined): string {
  const { consent } = lead?.context ?? {};
  return consent ? String(consent.marketing && !lead?.trackingWithdrawnAt) : '';
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
