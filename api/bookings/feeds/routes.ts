import { createHash, randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { anyone, can } from '../../identity/access/can';
import { User, type UserRecord } from '../../identity/users/model';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { notFound } from '../../platform/errors/HttpError';
import { getSender } from '../../settings/getSender';
import { formatCalendarFeed } from '../calendar/calendarFile';
import { createFeedEntry } from '../calendar/createCalendarEntry';
import { BookingHost, type HostRecord } from '../hosts/model';
import { Booking, type BookingRecord } from '../model';
import { createFeed, deleteFeed, getFeed, getFeedState } from './contract';
import { mayManageFeed } from './policy';

const mostEvents = 1000;
const shownMs = 90 * 86_400_000;

/** Calendar feeds of hosts, which calendar programs read by a secret address. */
export function feedRoutes(api: Api): void {
  const { env } = api;

  addRoute(
    api,
    getFeed,
    anyone,
    async ({ params, req, res }) => {
      res.set('Cache-Control', 'no-store');
      await api.rateLimit.consume('feed', networkOf(clientAddress(req, env.internalKey)), 60, 60);
      const host = await BookingHost.exists({ 'feed.tokenHash': hashToken(params.token) });
      const user = host && (await User.findOne({ _id: host._id, status: 'active' }).lean<UserRecord>());
      // A member who may no longer see guests' names may not read them in their calendar either.
      if (!user || !can(user, mayManageFeed, { hostId: user._id })) throw notFound();
      const sender = await getSender(env);
      const bookings = await findMeetings(user._id);
      return formatCalendarFeed(
        `${sender.name} meetings`,
        bookings.map((one) => createFeedEntry(one, sender)),
      );
    },
    { isCrossOriginAllowed: true },
  );

  addRoute(api, getFeedState, mayManageFeed, async ({ params: { id }, user }) => {
    const { feed } = await findHost(id, user);
    return { createdAt: feed?.createdAt.toISOString() ?? null };
  });

  addRoute(api, createFeed, mayManageFeed, async ({ params: { id }, user, audit }) => {
    await findHost(id, user);
    const token = randomBytes(32).toString('base64url');
    const createdAt = new Date();
    await BookingHost.updateOne({ _id: id }, { $set: { feed: { tokenHash: hashToken(token), createdAt } } });
    audit(id, undefined, { createdAt: createdAt.toISOString() });
    return { url: `${env.publicOrigin}/api/bookings/feeds/${token}`, createdAt: createdAt.toISOString() };
  });

  addRoute(api, deleteFeed, mayManageFeed, async ({ params: { id }, user, audit }): Promise<undefined> => {
    const { feed } = await findHost(id, user);
    await BookingHost.updateOne({ _id: id }, { $unset: { feed: '' } });
    if (!feed) throw notFound('This host has no calendar feed.');
    audit(id, { createdAt: feed.createdAt.toISOString() }, undefined);
  });
}

async function findHost(id: string, user: UserRecord): Promise<HostRecord> {
  const host = await BookingHost.findById(id).lean<HostRecord>();
  authorize(mayManageFeed, user, host && { hostId: id });
  return host as HostRecord;
}

/** The meetings of a host that calendars show. Canceled ones are absent, so that they disappear there. */
function findMeetings(hostId: string): Promise<BookingRecord[]> {
  return Booking.find({
    hostId,
    status: 'confirmed',
    startAt: mongoose.trusted({ $gte: new Date(Date.now() - shownMs) }),
  })
    .sort({ startAt: 1 })
    .limit(mostEvents)
    .lean<BookingRecord[]>();
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
