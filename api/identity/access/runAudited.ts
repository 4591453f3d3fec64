import mongoose from 'mongoose';
import type { Fields } from '../../platform/audit/fieldsOf';
import { type From, record } from '../../platform/audit/record';
import type { Env } from '../../platform/configuration/env';
import type { Endpoint } from '../../platform/contracts/endpoint';
import { HttpError, unavailable } from '../../platform/errors/HttpError';
import { resourceOf } from '../../platform/http/resourceOf';
import type { UserRecord } from '../users/model';

/** Tells which record a write was about, and how it was before and is after; the last word counts. */
export type SetAuditDetails = (entityId: string, before?: object, after?: object) => void;

/** Says that a write needs no line of its own: it goes on with something that has one, or changed nothing to tell of. */
export type SkipAudit = () => void;

interface AuditedCall {
  env: Pick<Env, 'auditKeys'>;
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** The name of the permission that is used, or of what is done with it. */
  action: string;
  /** What it is called where it is refused for what was sent. */
  failure?: string;
  user: UserRecord;
  from: From;
  /** What the contracts name of the resource. */
  fields: Fields;
  /** True once the caller was told that it took too long. */
  isLate: () => boolean;
}

/**
 * Does what a member asked for and writes the line about it, both or neither: all that models write in it is one
 * transaction. Where it meets another write it is done again from the start. A refusal that has a name in the log is
 * written as well, by itself.
 */
export async function runAudited<T>(
  doing: AuditedCall,
  deed: (tell: SetAuditDetails, tellNothing: SkipAudit) => T | Promise<T>,
): Promise<T> {
  try {
    return await together(doing, deed);
  } catch (error) {
    const { env, failure: action, user: who, endpoint, from } = doing;
    if (action && error instanceof HttpError && error.status === 422)
      await record(env, { who, action, entity: resourceOf(endpoint.path), from });
    throw error;
  }
}

function together<T>(
  { env, endpoint: { method, path }, action, user, from, fields, isLate }: AuditedCall,
  deed: Parameters<typeof runAudited<T>>[1],
): Promise<T> {
  return mongoose.connection.transaction(async () => {
    if (isLate()) throw unavailable();
    let told: Parameters<SetAuditDetails> | undefined = [''];
    const result = await deed(
      (...words) => {
        told = words;
      },
      () => {
        told = undefined;
      },
    );
    if (told) {
      const [entityId, before, after] = told as Parameters<SetAuditDetails>;
      const what = { action, call: `${method} ${path}`, entity: resourceOf(path), entityId };
      await record(env, { who: user, ...what, before, after, fields, from });
    }
    // Who was told that it did not work is to find that it did not.
    if (isLate()) throw unavailable();
    return result;
  });
}
