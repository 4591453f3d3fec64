import { createHash, randomBytes } from 'node:crypto';
import mongoose, { model, Schema } from 'mongoose';
import { type OutboxEntry, outboxFields } from '../../platform/outbox/outboxEntries';
import { User, type UserRecord } from '../users/model';

export interface SessionRecord {
  /** SHA-256 of the id in the cookie. */
  _id: string;
  userId: string;
  /** The member's `sessionVersion` at sign-in. A higher one ends the session. */
  version: number;
  /** The network of the sign-in: /24, or /48 in IPv6. */
  network: string;
  /** Browser and system. */
  agent: string;
  /** When a factor was last verified, or the password while the member has no factor. */
  factorAt: Date;
  lastSeenAt: Date;
  /** One hour after `lastSeenAt`, at most twelve hours after `createdAt`. */
  expires: Date;
  endedAt?: Date;
  /** Set when a sign-in over the limit of devices ended the session. */
  isCrowdedOut?: true;
  /** The time of the sign-in. It stays when the id is renewed. */
  createdAt: Date;
  outbox: OutboxEntry<'newDevice'>[];
}

/** A session with the id from its cookie, which is not stored. */
export interface LiveSession extends SessionRecord {
  sid: string;
}

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;

const schema = new Schema<SessionRecord>(
  {
    _id: text,
    userId: text,
    version: { type: Number, required: true },
    network: text,
    agent: text,
    factorAt: time,
    lastSeenAt: time,
    expires: time,
    endedAt: Date,
    createdAt: time,
    isCrowdedOut: Boolean,
  },
  { versionKey: false },
);
schema.plugin(outboxFields);
schema.index({ userId: 1, createdAt: -1 });
// Ended sessions stay as long as their email may wait in the outbox.
schema.index({ createdAt: 1 }, { expireAfterSeconds: 48 * 3600 });

/** A signed-in device of a member. */
export const Session = model<SessionRecord>('Session', schema, 'sessions');

const minute = 60_000;
const idle = 60 * minute;
export const maxSessionAge = 12 * 60 * minute;
const MAX_SESSIONS = 5;
/** How long a step-up lasts. */
export const stepUpLifetime = 10 * minute;

type Begin = Pick<SessionRecord, 'network' | 'agent'> & Partial<Pick<SessionRecord, 'outbox'>>;

/** Opens a session. Beyond five sessions the oldest ones end. */
export async function openSession(user: UserRecord, begin: Begin): Promise<LiveSession> {
  const now = new Date();
  const session = await insert({ ...begin, ...whose(user), factorAt: now, createdAt: now });
  const tooOld = await Session.find(liveOf(user), { _id: 1 })
    .sort({ createdAt: -1, _id: 1 })
    .skip(MAX_SESSIONS)
    .lean();
  const crowdedOut = { endedAt: now, isCrowdedOut: true };
  if (tooOld.length)
    await Session.updateMany({ _id: oneOf(tooOld.map(({ _id }) => _id)) }, { $set: crowdedOut });
  return session;
}

/**
 * Continues a session under a new id, as after every change of its rights. `isProved`: a factor was just
 * verified. Undefined when the session was ended in the meantime.
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
 * Ends all other sessions of the member, including sign-ins in progress, and renews this one. Undefined when
 * it was ended in the meantime.
 */
export async function renewAndEndOthers(
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

/** Finds the active session of a cookie's id. */
export async function findSession(sid: string): Promise<LiveSession | undefined> {
  const session = await Session.findOne({ _id: idOf(sid), ...isLive() }).lean<SessionRecord>();
  return session ? { ...session, sid } : undefined;
}

/** Whether a sign-in over the limit of devices ended this session. */
export async function wasEvicted(sid: string): Promise<boolean> {
  return (await Session.exists({ _id: idOf(sid), isCrowdedOut: true })) !== null;
}

/** Extends the session, at most once a minute. An ended session stays ended. */
export async function touchSession(session: SessionRecord): Promise<void> {
  const now = Date.now();
  if (now - session.lastSeenAt.getTime() < minute) return;
  const seen = { lastSeenAt: new Date(now), expires: expiry(session.createdAt, now) };
  await Session.updateOne({ _id: session._id, ...isLive() }, { $set: seen });
}

/** Ends one session of this member. False when there is none. */
export async function endSession(id: string, userId: string): Promise<boolean> {
  const { modifiedCount } = await Session.updateOne({ _id: id, userId, ...isLive() }, ended());
  return modifiedCount === 1;
}

/** Ends all sessions of a member, including sign-ins in progress. */
export async function endSessionsOf(userId: string): Promise<void> {
  await User.updateOne({ _id: userId }, { $inc: { sessionVersion: 1 } });
  await Session.updateMany({ userId, ...isLive() }, ended());
}

/** Finds the open sessions of a member, latest sign-in first. */
export function findOpenSessions(user: UserRecord): Promise<SessionRecord[]> {
  return Session.find(liveOf(user)).sort({ createdAt: -1, _id: 1 }).lean<SessionRecord[]>();
}

/** Whether the last verified factor is recent enough for a step-up. */
export function hasRecentProof({ factorAt }: SessionRecord): boolean {
  return Date.now() - factorAt.getTime() <= stepUpLifetime;
}

/** When a session expires without another request. */
export function expiry(createdAt: Date, now = Date.now()): Date {
  return new Date(Math.min(now + idle, createdAt.getTime() + maxSessionAge));
}

type StoredSession = Omit<SessionRecord, '_id' | 'lastSeenAt' | 'expires' | 'outbox'> &
  Partial<SessionRecord>;

async function insert(session: StoredSession): Promise<LiveSession> {
  const sid = randomBytes(32).toString('base64url');
  const seen = { lastSeenAt: new Date(), expires: expiry(session.createdAt) };
  const record = { outbox: [], ...session, ...seen, _id: idOf(sid) };
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
