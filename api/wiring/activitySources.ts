import mongoose from 'mongoose';
import { findVisitActivities } from '../audience/journeys/findVisitActivities';
import { Subscriber, type SubscriberRecord } from '../audience/subscribers/model';
import { Booking, type BookingRecord } from '../bookings/model';
import { ReceivedEmailModel, type ReceivedEmailRecord } from '../leads/inbox/model';
import type { Activity } from '../leads/score/planScore';
import type { ActivitySource } from '../leads/score/readActivities';
import { Submission, type SubmissionRecord } from '../tools/assessments/model';

/** Activities of people that score rules can use. */
export const findActivities: ActivitySource = async (emails) => {
  // One after the other, since a transaction does not run queries side by side.
  const bookings = await Booking.find(
    { emailNorm: mongoose.trusted({ $in: emails }), status: 'confirmed' },
    { emailNorm: 1, createdAt: 1 },
  ).lean<Pick<BookingRecord, 'emailNorm' | 'createdAt'>[]>();
  const subscribers = await Subscriber.find(
    { emailNorm: mongoose.trusted({ $in: emails }), status: 'active' },
    { emailNorm: 1, confirmedAt: 1, requestedAt: 1 },
  ).lean<Pick<SubscriberRecord, 'emailNorm' | 'confirmedAt' | 'requestedAt'>[]>();
  const submissions = await Submission.find(
    { 'outbox.to': mongoose.trusted({ $in: emails }) },
    { 'outbox.to': 1, createdAt: 1 },
  )
    .collation({ locale: 'en', strength: 2 })
    .lean<Pick<SubmissionRecord, 'outbox' | 'createdAt'>[]>();
  const received = await ReceivedEmailModel.find(
    { emailNorm: mongoose.trusted({ $in: emails }), kind: 'reply', isAutomatic: false },
    { emailNorm: 1, at: 1 },
  ).lean<Pick<ReceivedEmailRecord, 'emailNorm' | 'at'>[]>();
  const visits = await findVisitActivities(emails);
  return [
    ...visits,
    ...received.map(({ emailNorm, at }) => activity('reply', emailNorm, at)),
    ...bookings.map(({ emailNorm, createdAt }) => activity('booking', emailNorm, createdAt)),
    ...subscribers.map(({ emailNorm, confirmedAt, requestedAt }) =>
      activity('subscription', emailNorm, confirmedAt ?? requestedAt),
    ),
    ...submissions.flatMap(({ outbox, createdAt }) =>
      [...new Set(outbox.map(({ to }) => to.toLowerCase()))].map((to) =>
        activity('assessment', to, createdAt),
      ),
    ),
  ];
};

function activity(kind: Activity['kind'], email: string, at: Date): Activity {
  return { email, kind, at };
}
