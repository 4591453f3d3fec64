import mongoose from 'mongoose';
import type { UserRecord } from '../accounts/model';
import { changesOf } from '../audit/changesOf';
import type { Fields } from '../audit/fieldsOf';
import { AuditLog } from '../audit/model';
import type { Endpoint } from '../wire';
import type { Permission } from './can';
import { unavailable } from './Refusal';
import { resourceOf } from './resourceOf';

/** Tells which record a write was about, and how it was before and is after; the last word counts. */
export type Tell = (record: string, before?: object, after?: object) => void;

interface Deed {
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  policy: Pick<Permission, 'name'>;
  user: UserRecord;
  requestId: string;
  /** What the contracts name of the resource. */
  fields: Fields;
  /** True once the caller was told that it took too long. */
  isLate: () => boolean;
}

/**
 * Does what a member asked for and writes the line about it, both or neither: all that models write in it is one
 * transaction. Where it meets another write it is done again from the start.
 */
export function recorded<T>(
  { endpoint: { method, path }, policy, user, requestId, fields, isLate }: Deed,
  deed: (tell: Tell) => T | Promise<T>,
): Promise<T> {
  return mongoose.connection.transaction(async () => {
    if (isLate()) throw unavailable();
    let told: Parameters<Tell> = [''];
    const result = await deed((...words) => {
      told = words;
    });
    const [record, before, after] = told;
    await AuditLog.create([
      {
        ...{ at: new Date(), actorId: user._id, role: user.role, action: policy.name, requestId },
        ...{ call: `${method} ${path}`, resource: resourceOf(path), record },
        changes: changesOf(before, after, fields),
      },
    ]);
    // Who was told that it did not work is to find that it did not.
    if (isLate()) throw unavailable();
    return result;
  });
}
