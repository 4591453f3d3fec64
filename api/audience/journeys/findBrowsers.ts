import mongoose from 'mongoose';
import { Booking } from '../../bookings/model';
import type { OriginRecord } from '../../insights/origin/model';
import { Enquiry } from '../../leads/enquiries/model';
import { Subscriber } from '../subscribers/model';

/** Browsers of a person that are read, the latest. */
const maxBrowsers = 20;
/** More than a person has: an erasure reads all of them. */
const allBrowsers = 5000;

/** A browser and a person who used it. */
export interface KnownBrowser {
  browserId: string;
  /** In lower case. */
  email: string;
}

const isKnown = { 'origin.browserId': mongoose.trusted({ $exists: true }) };
type WithOrigin = { emailNorm: string; status: string; origin?: OriginRecord };

/**
 * The browsers from which people, by their addresses in lower case, sent forms while they allowed analytics. Only an
 * erasure reads those of records that need not be theirs: spam, and what nobody confirmed.
 */
export async function findBrowsers(
  emails: readonly string[],
  { forErasure = false } = {},
): Promise<KnownBrowser[]> {
  // Status is no condition of the queries, which would be answered by an index that starts with it.
  const known = { ...isKnown, emailNorm: mongoose.trusted({ $in: [...emails] }) };
  const fields = { emailNorm: 1, 'origin.browserId': 1, status: 1 } as const;
  const limit = forErasure ? allBrowsers : maxBrowsers * emails.length;
  const latest = { sort: { createdAt: -1 }, limit } as const;
  // One after the other, since a transaction does not run queries side by side.
  const enquiries = await Enquiry.find(known, fields, latest).lean<WithOrigin[]>();
  const bookings = await Booking.find(known, fields, latest).lean<WithOrigin[]>();
  const subscribers = await Subscriber.find(known, fields, latest).lean<WithOrigin[]>();
  const accepted = [
    ...enquiries.filter(({ status }) => forErasure || !['spam', 'quarantined'].includes(status)),
    ...bookings.filter(({ status }) => forErasure || status === 'confirmed'),
    ...subscribers.filter(({ status }) => forErasure || status === 'active'),
  ];
  const found = new Map<string, KnownBrowser>();
  for (const { emailNorm: email, origin } of accepted) {
    const browserId = origin?.browserId;
    if (browserId) found.set(`${browserId} ${email}`, { browserId, email });
  }
  return [...found.values()];
}

/** The condition for records of these browsers. */
export const ofBrowsers = (browsers: readonly KnownBrowser[]) => ({
  browserId: mongoose.trusted({ $in: [...new Set(browsers.map(({ browserId }) => browserId))] }),
});
