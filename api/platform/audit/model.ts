import { model, Schema } from 'mongoose';
import { newId } from '../db/newId';

/** One field that a write changed, as text; absent where there was or is nothing. */
export interface AuditChange {
  field: string;
  before?: string;
  after?: string;
}

/** What a line says. All of it is under its seal. */
export interface AuditContent {
  _id: string;
  at: Date;
  /** The member's id, or `system`, `command line`, `stranger`. */
  actorId: string;
  /** The name and the role that the member had at that moment; empty for who is none. */
  actorName: string;
  role: string;
  /** The permission that was used, such as `change a lead`, or what happened, such as `sign in`. */
  action: string;
  /** The call of the contract, such as `PATCH /admin/leads/:reference`; empty for what is none. */
  call: string;
  /** What the record is one of, such as `leads`. */
  entity: string;
  /** Which one it is; empty where the line is about none. */
  entityId: string;
  changes: AuditChange[];
  /** The /24 or /48 it came from. */
  network: string;
  /** Such as `Firefox on Windows`. */
  agent: string;
  requestId: string;
  /** What it is found by (`findKeys`). */
  keys: string[];
}

export interface AuditRecord extends AuditContent {
  /** Proves what the line says; made with it. */
  mac: string;
  /** Its place in the chain, from 1 on, and what ties it to the one before; absent until it is chained. */
  seq?: number;
  prevHash?: string;
  hash?: string;
}

const text = { type: String, required: true } as const;
const maybe = { type: String, default: '' } as const;

const schema = new Schema<AuditRecord>(
  {
    _id: { type: String, default: newId },
    at: { type: Date, required: true },
    ...{ actorId: text, actorName: maybe, role: maybe, action: text, call: maybe },
    ...{ entity: text, entityId: maybe, network: maybe, agent: maybe, requestId: maybe },
    changes: [{ _id: false, field: text, before: String, after: String }],
    keys: [String],
    mac: text,
    ...{ seq: Number, prevHash: String, hash: String },
  },
  { versionKey: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ keys: 1, at: -1, _id: -1 });
// What there are lines of, found without reading them all.
schema.index({ actorId: 1, at: -1 });
schema.index({ action: 1 });
schema.index({ entity: 1 });
// Those without a place come first, the earliest before the others.
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
 * Who did what. Lines are only ever added here; they get their place in the chain and are forgotten after 400 days
 * beside the model, in this room.
 */
export const AuditLog = model<AuditRecord>('AuditLog', schema, 'auditLog');
