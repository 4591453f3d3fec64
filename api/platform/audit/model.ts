import { model, Schema } from 'mongoose';
import { newId } from '../db/newId';

/** A changed field, as text. Absent where the field had no value. */
export interface AuditChange {
  field: string;
  before?: string;
  after?: string;
}

/** The content of an entry, all of which the MAC covers. */
export interface AuditContent {
  _id: string;
  at: Date;
  /** The member's id, or `system`, `command line`, `stranger`. */
  actorId: string;
  /** Name and role of the member at that time; empty for other actors. */
  actorName: string;
  role: string;
  /** The permission that was used, such as `change a lead`, or an event, such as `sign in`. */
  action: string;
  /** The endpoint, such as `PATCH /admin/leads/:reference`; empty where there is none. */
  call: string;
  /** The resource, such as `leads`. */
  entity: string;
  /** The record's id; empty where there is none. */
  entityId: string;
  changes: AuditChange[];
  /** The client's network: /24, or /48 in IPv6. */
  network: string;
  /** Such as `Firefox on Windows`. */
  agent: string;
  requestId: string;
  /** Search keys (`searchKeys`). */
  keys: string[];
}

export interface AuditRecord extends AuditContent {
  /** MAC of the content. */
  mac: string;
  /**
   * Position in the chain, from 1, and hashes that link it to the previous entry. Absent until it is chained.
   */
  seq?: number;
  /** MAC of the content after its personal part was replaced, and of the original MAC, which the chain covers. */
  redaction?: string;
  prevHash?: string;
  hash?: string;
}

const text = { type: String, required: true } as const;
const maybe = { type: String, default: '' } as const;

const schema = new Schema<AuditRecord>(
  {
    _id: { type: String, default: newId },
    at: { type: Date, required: true },
    actorId: text,
    actorName: maybe,
    role: maybe,
    action: text,
    call: maybe,
    entity: text,
    entityId: maybe,
    network: maybe,
    agent: maybe,
    requestId: maybe,
    changes: [{ _id: false, field: text, before: String, after: String }],
    keys: [String],
    mac: text,
    redaction: String,
    seq: Number,
    prevHash: String,
    hash: String,
  },
  { versionKey: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ keys: 1, at: -1, _id: -1 });
// For lists of the existing values, without reading all entries.
schema.index({ actorId: 1, at: -1 });
schema.index({ action: 1 });
schema.index({ entity: 1 });
// Unchained entries sort first, the earliest before the others.
schema.index({ seq: 1, at: 1, _id: 1 });

const never = () => {
  throw new Error('A line of the audit log is never changed or taken away.');
};
schema.pre(/^(update|replace|delete|findOneAnd)/, never);
schema.pre('bulkWrite', never);
schema.pre('save', function () {
  if (!this.isNew) never();
});

/**
 * The audit log. Entries can only be created through the model. Chaining and deletion after 400 days use the
 * collection directly, in this folder.
 */
export const AuditLog = model<AuditRecord>('AuditLog', schema, 'auditLog');
