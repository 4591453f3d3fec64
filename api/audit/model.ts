import { model, Schema } from 'mongoose';
import { newId } from '../db/newId';

/** One field that a write changed, as text; absent where there was or is nothing. */
export interface AuditChange {
  field: string;
  before?: string;
  after?: string;
}

export interface AuditRecord {
  _id: string;
  at: Date;
  actorId: string;
  /** The role that the member held at that moment. */
  role: string;
  /** The permission that was used, such as `change a lead`. */
  action: string;
  /** The call of the contract, such as `PATCH /admin/leads/:reference`. */
  call: string;
  /** What the record is one of, such as `leads`. */
  resource: string;
  /** Which one it is; empty where the call is about none. */
  record: string;
  changes: AuditChange[];
  requestId: string;
}

const days = 86_400;
const text = { type: String, required: true } as const;

const schema = new Schema<AuditRecord>(
  {
    _id: { type: String, default: newId },
    at: { type: Date, required: true },
    ...{ actorId: text, role: text, action: text, call: text, resource: text, requestId: text },
    record: { type: String, default: '' },
    changes: [{ _id: false, field: text, before: String, after: String }],
  },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: 400 * days });
schema.index({ resource: 1, record: 1, at: -1 });

schema.pre(/^(update|replace|delete|findOneAnd)/, () => {
  throw new Error('A line of the audit log is never changed or taken away.');
});
schema.pre('save', function () {
  if (!this.isNew) throw new Error('A line of the audit log is never changed or taken away.');
});

/** Who wrote what. Lines are only ever added; the database lets them go after 400 days. */
export const AuditLog = model<AuditRecord>('AuditLog', schema, 'auditLog');
