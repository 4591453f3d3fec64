import mongoose from 'mongoose';
import { Subscriber } from '../../audience/subscribers/model';
import { Booking } from '../../bookings/model';
import type { OriginRecord } from '../../insights/origin/model';
import { Enquiry } from '../../leads/enquiries/model';
import { Submission } from '../../tools/assessments/model';

/** Browsers of one query, so that a shared computer with many submissions costs no more than others. */
const maxBrowsers = 200;

/** A browser and a person who used it. */
export interface KnownBrowser {
  browserId: string;
  /** In lower case. */
  email: string;
}

const isKnown = { 'origin.browserId': mongoose.trusted({ $exists: true }) };
type WithOrigin = { emailNorm: string; origin?: OriginRecord };

/**
 * The browsers from which people, by their addresses in lower case, sent forms while they allowed analytics. Subscribers
 * count once they confirmed their address.
 */
export async function findBrowsers(emails: readonly string[]): Promise<KnownBrowser[]> {
  const known = { ...isKnown, emailNorm: mongoose.trusted({ $in: [...emails] }) };
  const fields = { emailNorm: 1, 'origin.browserId': 1 } as const;
  const latest = { sort: { _id: -1 }, limit: maxBrowsers } as const;
  // One after the other, since a transaction does not run queries side by side.
  const enquiries = await Enquiry.find(known, fields, latest).lean<WithOrigin[]>();
  const bookings = await Booking.find(known, fields, latest).lean<WithOrigin[]>();
  const subscribers = await Subscriber.find({ ...known, status: 'active' }, fields, latest).lean<
    WithOrigin[]
  >();
  const submissions = await Submission.find(
    { ...isKnown, 'outbox.to': mongoose.trusted({ $in: [...emails] }) },
    { 'outbox.to': 1, 'origin.browserId': 1 },
    latest,
  )
    .collation({ locale: 'en', strength: 2 })
    .lean<{ outbox: { to: string }[]; origin?: OriginRecord }[]>();
  const sent = [
    ...[...enquiries, ...bookings, ...subscribers].map(({ emailNorm, origin }) => ({ emailNorm, origin })),
    ...submissions.flatMap(({ outbox, origin }) =>
      outbox.map(({ to }) => ({ emailNorm: to.toLowerCase(), origin })),
    ),
  ];
  const found = new Map<string, KnownBrowser>();
  for (const { emailNorm: email, origin } of sent) {
    const browserId = origin?.browserId;
    if (browserId && emails.includes(email)) found.set(`${browserId} ${email}`, { browserId, email });
  }
  return [...found.values()].slice(0, maxBrowsers);
}

/** The condition for records of these browsers. */
export const ofBrowsers = (browsers: readonly KnownBrowser[]) => ({
  browserId: mongoose.trusted({ $in: [...new Set(browsers.map(({ browserId }) => browserId))] }),
});
