import type { AnyKind } from '../documents/ContentKind';
import { Content, type ContentRecord } from '../documents/model';
import { indexFields } from './indexFields';

/**
 * Recalculates the index fields of every document. A scheduled document without a copy of its scheduled draft gets one.
 */
export async function reindexDocuments(kinds: AnyKind[]): Promise<void> {
  for (const kind of kinds)
    for await (const record of Content.find({ kind: kind.name }).lean<ContentRecord>().cursor()) {
      const { _id, publishAt, draft, scheduled = publishAt && draft } = record;
      const missing = scheduled === undefined ? {} : { scheduled };
      const set = { ...missing, ...indexFields(kind, { ...record, ...missing }) };
      await Content.collection.updateOne({ _id: _id as never }, { $set: set });
    }
}
