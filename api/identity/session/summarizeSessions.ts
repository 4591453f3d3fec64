import mongoose from 'mongoose';
import type { UserRecord } from '../users/model';
import { Session } from './model';

export interface SessionSummary {
  count: number;
  lastSeenAt?: Date;
}

/** Counts the open sessions of each member and finds when they were last used. */
export async function summarizeSessions(
  users: Pick<UserRecord, '_id' | 'sessionVersion' | 'lastLoginAt'>[],
): Promise<Map<string, SessionSummary>> {
  const now = new Date();
  const known = await Session.aggregate<
    { _id: { userId: string; version: number } } & Required<SessionSummary>
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
      // Sessions are deleted after two days, so the last sign-in counts as well.
      const seen = [...mine.map(({ lastSeenAt }) => lastSeenAt), lastLoginAt].filter(
        (at) => at !== undefined,
      );
      return [_id, { count, lastSeenAt: seen.sort((a, b) => +b - +a)[0] }];
    }),
  );
}

/** Counts the open sessions of all members. */
export function countOpenSessions(): Promise<number> {
  return Session.countDocuments({
    endedAt: mongoose.trusted({ $exists: false }),
    expires: mongoose.trusted({ $gt: new Date() }),
  });
}
