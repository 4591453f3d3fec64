import mongoose from 'mongoose';
import { AuditLog } from '../platform/audit/model';

/** Fails the next entry of the audit log with a write conflict, after which its transaction runs again. */
export function conflictOnce(): void {
  const conflict = new mongoose.mongo.MongoServerError({ message: 'write conflict' });
  conflict.addErrorLabel('TransientTransactionError');
  const { create } = AuditLog;
  AuditLog.create = (() => {
    AuditLog.create = create;
    return Promise.reject(conflict);
  }) as typeof create;
}
