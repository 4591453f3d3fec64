import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';

export interface BatchRecord {
  _id: string;
  /** The name of the import kind: `redirect`, `service area`, `team member`. */
  kind: string;
  ids: string[];
  at: Date;
}

const lifetimeSeconds = 30 * 86_400;
const text = { type: String, required: true } as const;

const schema = new Schema<BatchRecord>(
  { _id: { type: String, default: newId }, kind: text, ids: [String], at: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ kind: 1, at: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: lifetimeSeconds });

/** The records that an import has added, so that it can be undone. */
export const Batch = model<BatchRecord>('Batch', schema, 'imports');
