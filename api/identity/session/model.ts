import { createHash, randomBytes } from 'node:crypto';
import mongoose, { model, Schema } from 'mongoose';
import { type OutboxEntry, outboxFields } from '../../platform/outbox/outboxEntries';
import { User, type UserRecord } from '../users/model';

export interface SessionRecord {
  /** SHA-256 of the id that the cookie holds. */
  _id: string;
  userId: string;
  /** The member's `sessionVersion` at that time; any other ends it. */
  version: number;
  /** Where it was opened from: /24, or /48 in IPv6. */
  network: string;
  /** Browser and system. */
  agent: string;
  /** When a factor was proved last; the password, while the member has none. */
  factorAt: Date;
  lastSeenAt: Date;
  /** An hour after it was seen, and never more than twelve after its begin. */
  expires: Date;
  endedAt?: Date;
  /** Set where a sign-in on one device too many ended it. */
  isCrowdedOut?: true;
  /** The sign-in, however often the id changed since. */
  createdAt: Date;
  outbox: OutboxEntry<'newDevice'>[];
}

/** A session with the id that its cookie holds, which is stored nowhere. */
export interface LiveSession extends SessionRecord {
  sid: string;
}

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;

const schema = new Schema<SessionRecord>(
  {
    ...{ _id: text, userId: text, version: { type: Number, required: true }, network: text, agent: text },
    ...{ factorAt: time, lastSeenAt: time, expires: time, endedAt: Date, createdAt: time },
    isCrowdedOut: Boolean,
  },
  { versionKey: false },
);
schema.plugin(outboxFields);
schema.index({ userId: 1, createdAt: -1 });
// Ended ones stay for as long as a mail about them may wait.
schema.index({ createdAt: 1 }, { expireAfterSeconds: 48 * 3600 });

/** A member signed in on a device. */
export const Session = model<SessionRecord>('Session', schema, 'sessions');

const minute = 60_000;
const idle = 60 * minute;
export const longestSession = 12 * 60 * minute;
const mostAtOnce = 5;
/** How long a proof of a factor is fresh. */
export const freshFor = 10 * minute;

type Begin = Pick<SessionRecord, 'network' | 'agent'> & Partial<Pick<SessionRecord, 'outbox'>>;

/** Opens a session for a member who just proved who they are; of more than five the oldest end. */
export async function openSession(user: UserRecord, begin: Begin): Promise<LiveSession> {
  const now = new Date();
  const session = await insert({ ...begin, ...whose(user), factorAt: now, createdAt: now });
  const tooOld = await Session.find(liveOf(user), { _id: 1 })
    .sort({ createdAt: -1, _id: 1 })
    .skip(mostAtOnce)
    .lean();
  const crowdedOut = { endedAt: now, isCrowdedOut: true };
  if (tooOld.length)
    await Session.updateMany({ _id: oneOf(tooOld.map(({ _id }) => _id)) }, { $set: crowdedOut });
  return session;
}

/**
 * Goes on with a session under a new id, as at every change of what it may do. `isProved`: a factor was just proved.
 * Nothing comes back from one that was ended in the meantime.
 */
export async function renewSession(
  old: SessionRecord,
  user: UserRecord,
  isProved: boolean,
): Promise<LiveSession | undefined> {
  const { modifiedCount } = await Session.updateOne({ _id: old._id, ...isLive() }, ended());
  if (!modifiedCount) return undefined;
  const { network, agent, createdAt, factorAt } = old;
  const proof = isProved ? new Date() : factorAt;
  return insert({ network, agent, createdAt, factorAt: proof, ...whose(user) });
}

/**
 * Ends every session of the member but this one, which goes on under a new id: the sessions that a sign-in in flight
 * is about to open end as well. Nothing where somebody else ended them in the meantime.
 */
export async function renewOnly(
  session: SessionRecord,
  user: UserRecord,
  isProved: boolean,
): Promise<LiveSession | undefined> {
  const { _id, sessionVersion } = user;
  const { modifiedCount } = await User.updateOne({ _id, sessionVersion }, { $inc: { sessionVersion: 1 } });
  if (!modifiedCount) return undefined;
  const others = mongoose.trusted({ $ne: session._id });
  await Session.updateMany({ userId: _id, _id: others, ...isLive() }, ended());
  return renewSession(session, { ...user, sessionVersion: sessionVersion + 1 }, isProved);
}

/** The session that a cookie's id opens, unless it is over. */
export async function findSession(sid: string): Promise<LiveSession | undefined> {
  const session = await Session.findOne({ _id: idOf(sid), ...isLive() }).lean<SessionRecord>();
  return session ? { ...session, sid } : undefined;
}

/** Whether the session of a cookie's id was ended by a sign-in on one device too many. */
export async function wasCrowdedOut(sid: string): Promise<boolean> {
  return (await Session.exists({ _id: idOf(sid), isCrowdedOut: true })) !== null;
}

/** Notes that it is in use, once a minute at most. An ended one stays ended: nothing is ever written anew. */
export async function keepAlive(session: SessionRecord): Promise<void> {
  const now = Date.now();
  if (now - session.lastSeenAt.getTime() < minute) return;
  const seen = { lastSeenAt: new Date(now), expires: expiry(session.createdAt, now) };
  await Session.updateOne({ _id: session._id, ...isLive() }, { $set: seen });
}

/** Ends a session of this member's; false when there is none. */
export async function endSession(id: string, userId: string): Promise<boolean> {
  const { modifiedCount } = await Session.updateOne({ _id: id, userId, ...isLive() }, ended());
  return modifiedCount === 1;
}

/** Ends all sessions of a member, also those that a sign-in in flight is about to open. */
export async function endSessionsOf(userId: string): Promise<void> {
  await User.updateOne({ _id: userId }, { $inc: { sessionVersion: 1 } });
  await Session.updateMany({ userId, ...isLive() }, ended());
}

/** The open sessions of a member, the latest sign-in first. */
export function sessionsOf(user: UserRecord): Promise<SessionRecord[]> {
  return Session.find(liveOf(user)).sort({ createdAt: -1, _id: 1 }).lean<SessionRecord[]>();
}

/** Whether the last proof is fresh enough for what needs a step-up. */
export function isFresh({ factorAt }: SessionRecord): boolean {
  return Date.now() - factorAt.getTime() <= freshFor;
}

/** The last moment of an idle session that began then. */
export function expiry(createdAt: Date, now = Date.now()): Date {
  return new Date(Math.min(now + idle, createdAt.getTime() + longestSession));
}

type Kept = Omit<SessionRecord, '_id' | 'lastSeenAt' | 'expires' | 'outbox'> & Partial<SessionRecord>;

async function insert(kept: Kept): Promise<LiveSession> {
  const sid = randomBytes(32).toString('base64url');
  const seen = { lastSeenAt: new Date(), expires: expiry(kept.createdAt) };
  const record = { outbox: [], ...kept, ...seen, _id: idOf(sid) };
  await Session.create([record]);
  return { ...record, sid };
}

const whose = ({ _id, sessionVersion }: UserRecord) => ({ userId: _id, version: sessionVersion });
const ended = () => ({ $set: { endedAt: new Date() } });
const oneOf = <T>(values: T[]) => mongoose.trusted({ $in: values });
const isLive = () => ({
  endedAt: mongoose.trusted({ $exists: false }),
  expires: mongoose.trusted({ $gt: new Date() }),
});
const liveOf = (user: UserRecord) => ({ ...whose(user), ...isLive() });

function idOf(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}
