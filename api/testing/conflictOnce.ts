import mongoose from 'mongoose';
import { AuditLog } from '../platform/audit/model';

/** Makes the next write to the audit log fail with a write conflict, so that its transaction is retried. */
export function conflictOnce(): void {
  const conflict = new mongoose.mongo.MongoServerError({ message: 'write conflict' });
  conflict.addErrorLabel('TransientTransactionError');
  const { create } = AuditLog;
  AuditLog.create = (() => {
    AuditLog.create = create;
    return Promise.reject(conflict);
  }) as typeof create;
}
