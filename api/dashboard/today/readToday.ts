import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { currentPlan } from '../../bookings/calendar/currentPlan';
import { findInstant, getLocalDay, listDays } from '../../bookings/calendar/localTime';
import { Booking } from '../../bookings/model';
import { credentialState } from '../../content/credentials/credentialState';
import { Credential } from '../../content/credentials/model';
import type { ContentState } from '../../content/documents/contract';
import { Content } from '../../content/documents/model';
import { filterKey } from '../../content/lists/indexFields';
import { CrmContact } from '../../hubspot/sync/model';
import { NotFoundPath, toUtcDay } from '../../insights/notFound/model';
import { Enquiry } from '../../leads/enquiries/model';
import { countUpTo } from '../../platform/records/readPage';
import { type Today, type TodayList, type TodayTile, type TodayTopic, todayTopics } from './contract';

/** Counting stops here, so that its cost does not grow with the number of records. */
const mostCounted = 1000;
const weekMs = 7 * 86_400_000;

type Counts = TodayTile['counts'];

/** Counts every topic. One that cannot be read takes no other with it. */
export async function readToday(log: Pick<Logger, 'warn'>, now = new Date()): Promise<Today> {
  const tiles = await Promise.all(todayTopics.map((topic) => readTile(topic, log, now)));
  return { tiles };
}

async function readTile(topic: TodayTopic, log: Pick<Logger, 'warn'>, now: Date): Promise<TodayTile> {
  try {
    const counts = await READERS[topic](now);
    return { topic, isRead: true, counts: counts.filter(({ count }) => count > 0) };
  } catch (error) {
    log.warn({ err: error, topic }, 'a count of the dashboard could not be read');
    return { topic, isRead: false, counts: [] };
  }
}

const READERS: Record<TodayTopic, (now: Date) => Promise<Counts>> = {
  meetings: countMeetings,
  scheduledDocuments: () => countDocuments('scheduled'),
  drafts: () => countDocuments('draft'),
  newNotFound: countNewNotFound,
  endingCredentials: countEndingCredentials,
  failedDeliveries: countFailedDeliveries,
};

/** The meetings of the office's day, also those that have begun. */
async function countMeetings(now: Date): Promise<Counts> {
  const { timeZone } = await currentPlan();
  const days = listDays(getLocalDay(timeZone, now.getTime()), 2);
  const [from = 0, to = 0] = days.map((day) => findInstant(timeZone, day, 0) ?? Date.parse(day));
  const filter = {
    status: 'confirmed' as const,
    startAt: mongoose.trusted({ $gte: new Date(from), $lt: new Date(to) }),
  };
  return [toCount('bookings/calendar', await countUpTo(Booking, filter, mostCounted))];
}

const KINDS: [string, TodayList][] = [
  ['post', 'blog'],
  ['landing page', 'landing-pages'],
  ['service area', 'locations'],
  ['policy', 'policies'],
  ['case study', 'case-studies'],
  ['newsletter', 'newsletters'],
];

function countDocuments(state: ContentState): Promise<Counts> {
  return Promise.all(
    KINDS.map(async ([kind, list]) => {
      const filter = { kind, isBinned: false, keys: filterKey('state', state) };
      return toCount(list, await countUpTo(Content, filter, mostCounted));
    }),
  );
}

/** URLs that were first requested in the last seven days. */
async function countNewNotFound(now: Date): Promise<Counts> {
  const since = toUtcDay(new Date(now.getTime() - weekMs));
  const filter = {
    first: mongoose.trusted({ $gt: since }),
    isIgnored: mongoose.trusted({ $ne: true as const }),
  };
  return [toCount('redirects/not-found', await countUpTo(NotFoundPath, filter, mostCounted))];
}

/** Credentials that are shown and end within 30 days, and those that have ended. */
async function countEndingCredentials(now: Date): Promise<Counts> {
  const today = toUtcDay(now);
  const all = await Credential.find({ isShown: true }).select(['isShown', 'validUntil']).lean();
  const states = all.map((credential) => credentialState(credential, today));
  const count = states.filter((state) => state === 'expiring' || state === 'expired').length;
  return [{ list: 'credentials', count, isMore: false }];
}

/** Emails of leads and of coming meetings, and syncs with HubSpot, that are no longer tried. */
function countFailedDeliveries(now: Date): Promise<Counts> {
  const failed = { 'outbox.state': 'dead' as const };
  const comingUp = { status: 'confirmed' as const, startAt: mongoose.trusted({ $gt: now }) };
  return Promise.all([
    countUpTo(Enquiry, failed, mostCounted).then((found) => toCount('leads', found)),
    countUpTo(Booking, { ...failed, ...comingUp }, mostCounted).then((found) => toCount('bookings', found)),
    countUpTo(CrmContact, { state: 'dead' }, mostCounted).then((found) => toCount('hubspot', found)),
  ]);
}

const toCount = (list: TodayList, { total: count, isMore }: { total: number; isMore: boolean }) => ({
  list,
  count,
  isMore,
});
