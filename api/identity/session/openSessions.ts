import mongoose from 'mongoose';
import type { UserRecord } from '../users/model';
import { Session } from './model';

export interface OpenSessions {
  count: number;
  lastSeenAt?: Date;
}

/** How many sessions of each member are open, and when they were in use last. */
export async function openSessionsOf(
  users: Pick<UserRecord, '_id' | 'sessionVersion' | 'lastLoginAt'>[],
): Promise<Map<string, OpenSessions>> {
  const now = new Date();
  const known = await Session.aggregate<
    { _id: { userId: string; version: number } } & Required<OpenSessions>
  >([
    { $match: { userId: { $in: users.map(({ _id }) => _id) } } },
    {
      $group: {
        _id: { userId: '$userId', version: '$version' },
        lastSeenAt: { $max: '$lastSeenAt' },
        count: {
          $sum: { $cond: [{ $and: [{ $gt: ['$expires', now] }, { $not: ['$endedAt'] }] }, 1, 0] },
        },
      },
    },
  ]);
  return new Map(
    users.map(({ _id, sessionVersion, lastLoginAt }) => {
      const mine = known.filter(({ _id: { userId } }) => userId === _id);
      const count = mine.find(({ _id: { version } }) => version === sessionVersion)?.count ?? 0;
      // Sessions are forgotten after two days; the last sign-in is not.
      const seen = [...mine.map(({ lastSeenAt }) => lastSeenAt), lastLoginAt].filter(
        (at) => at !== undefined,
      );
      return [_id, { count, lastSeenAt: seen.sort((a, b) => +b - +a)[0] }];
    }),
  );
}

/** How many sessions are open, of all members. */
export function countOpenSessions(): Promise<number> {
  return Session.countDocuments({
    endedAt: mongoose.trusted({ $exists: false }),
    expires: mongoose.trusted({ $gt: new Date() }),
  });
}
