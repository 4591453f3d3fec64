import mongoose from 'mongoose';
import type { ContractFields } from '../../platform/audit/collectFields';
import { type RequestOrigin, recordAudit } from '../../platform/audit/recordAudit';
import type { Env } from '../../platform/configuration/env';
import type { Endpoint } from '../../platform/contracts/endpoint';
import { withCommitCalls } from '../../platform/db/afterCommit';
import { HttpError, unavailable } from '../../platform/errors/HttpError';
import { resourceOf } from '../../platform/http/resourceOf';
import type { UserRecord } from '../users/model';

/** Sets the record that a write changed, before and after. The last call counts. */
export type SetAuditDetails = (entityId: string, before?: object, after?: object) => void;

/** Skips the audit entry, because nothing changed or another call writes one. */
export type SkipAudit = () => void;

interface AuditedCall {
  env: Pick<Env, 'auditKeys'>;
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** The permission's name, or a more specific action. */
  action: string;
  /** The action that is recorded when the input is rejected (422). */
  failureAction?: string;
  user: UserRecord;
  from: RequestOrigin;
  /** The fields that the resource's contracts define. */
  fields: ContractFields;
  /** True after the caller received 503 because of the deadline. */
  isLate: () => boolean;
}

/**
 * Runs a handler and writes its audit entry in one transaction. On a write conflict the transaction runs
 * again from the start. A rejected input (422) is recorded by itself, where it has an action.
 */
export async function runAudited<T>(
  doing: AuditedCall,
  handler: (audit: SetAuditDetails, skipAudit: SkipAudit) => T | Promise<T>,
): Promise<T> {
  try {
    return await withCommitCalls(() => runInTransaction(doing, handler));
  } catch (error) {
    const { env, failureAction: action, user: who, endpoint, from } = doing;
    if (action && error instanceof HttpError && error.status === 422)
      await recordAudit(env, { who, action, entity: resourceOf(endpoint.path), from });
    throw error;
  }
}

function runInTransaction<T>(
  { env, endpoint: { method, path }, action, user, from, fields, isLate }: AuditedCall,
  handler: Parameters<typeof runAudited<T>>[1],
): Promise<T> {
  return mongoose.connection.transaction(async () => {
    if (isLate()) throw unavailable();
    let details: Parameters<SetAuditDetails> | undefined = [''];
    const result = await handler(
      (...words) => {
        details = words;
      },
      () => {
        details = undefined;
      },
    );
    if (details) {
      const [entityId, before, after] = details as Parameters<SetAuditDetails>;
      const what = { action, call: `${method} ${path}`, entity: resourceOf(path), entityId };
      await recordAudit(env, { who: user, ...what, before, after, fields, from });
    }
    // The caller received 503, so the write must not be committed.
    if (isLate()) throw unavailable();
    return result;
  });
}
