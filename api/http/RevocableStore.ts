import MongoStore from 'connect-mongo';
import type { SessionData } from 'express-session';
import mongoose from 'mongoose';
import { indexed } from '../db/indexes';

type Done = (error?: unknown) => void;

interface SessionRecord {
  _id: string;
  session: string;
  expires: Date;
  lastModified?: Date;
  revoked?: true;
}

indexed('sessions', { key: { expires: 1 }, expireAfterSeconds: 0 });

/**
 * Sessions in MongoDB that stay ended: a request still in flight at sign-out cannot write its session
 * back, since the ended one keeps its place, empty, until it would have expired.
 */
export class RevocableStore extends MongoStore {
  override set(sid: string, session: SessionData, done: Done = () => {}): void {
    const { lastModified: _, ...data } = session as SessionData & { lastModified?: Date };
    const expires = session.cookie.expires ? new Date(session.cookie.expires) : inHours(1);
    sessions()
      .updateOne(
        { _id: this.storageId(sid), revoked: { $exists: false } },
        { $set: { session: JSON.stringify(data), expires, lastModified: new Date() } },
        { upsert: true },
      )
      .then(
        () => done(null),
        (error: { code?: number }) => done(error.code === 11000 ? null : error),
      );
  }

  override destroy(sid: string, done: Done = () => {}): void {
    sessions()
      .updateOne(
        { _id: this.storageId(sid) },
        { $set: { session: 'null', revoked: true, expires: inHours(12) }, $unset: { lastModified: '' } },
        { upsert: true },
      )
      .then(() => done(null), done);
  }

  private storageId(sid: string): string {
    return (this as unknown as { options: { transformId: (sid: string) => string } }).options.transformId(
      sid,
    );
  }
}

function sessions() {
  return mongoose.connection
    .getClient()
    .db(mongoose.connection.name)
    .collection<SessionRecord>('sessions', {
      writeConcern: { w: 'majority', journal: true },
    });
}

function inHours(hours: number): Date {
  return new Date(Date.now() + hours * 3_600_000);
}
