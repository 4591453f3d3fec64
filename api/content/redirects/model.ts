import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { Redirect as RedirectView } from './contract';

export interface RedirectRecord
  extends Pick<RedirectView, 'from' | 'match' | 'to' | 'code' | 'hits' | 'source' | 'version'> {
  _id: string;
  /** The search terms of both paths, matched by prefix. */
  words: string[];
  /** Its target before the target page was withdrawn; restored when that page is public again. */
  formerTo?: string;
  lastHitAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<RedirectRecord>(
  {
    _id: { type: String, default: newId },
    from: text,
    match: text,
    to: { type: String, default: '' },
    code: text,
    source: text,
    words: [String],
    formerTo: String,
    hits: { type: Number, default: 0 },
    lastHitAt: Date,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ from: 1 }, { unique: true });
schema.index({ code: 1, from: 1 });
schema.index({ words: 1, from: 1 });

/** A redirect from an old path. */
export const Redirect = model<RedirectRecord>('Redirect', schema, 'redirects');

const setSchema = new Schema<{ _id: 'all'; revision: number }>(
  { _id: String, revision: { type: Number, default: 0 } },
  { versionKey: false },
);

/**
 * A single record that stands for all redirects. Whether a redirect loops depends on the others, so every write increments
 * `revision` first; of two concurrent writes, the second then sees the result of the first.
 */
export const RedirectSet = model('RedirectSet', setSchema, 'redirectSets');

export async function seedRedirectSet(): Promise<void> {
  await RedirectSet.updateOne({ _id: 'all' }, { $setOnInsert: { revision: 0 } }, { upsert: true });
}
