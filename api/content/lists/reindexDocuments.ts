import type { AnyKind } from '../documents/ContentKind';
import { Content, type ContentRecord } from '../documents/model';
import { indexFields } from './indexFields';

/**
 * Brings what is kept of every document for lists, and for whoever looks for its pictures, up to what is kept today.
 * What is scheduled goes out as it is written now.
 */
export async function reindexDocuments(kinds: AnyKind[]): Promise<void> {
  for (const kind of kinds)
    for await (const record of Content.find({ kind: kind.name }).lean<ContentRecord>().cursor()) {
      const { _id, publishAt, draft, scheduled = publishAt && draft } = record;
      const words = scheduled === undefined ? {} : { scheduled };
      const set = { ...words, ...indexFields(kind, { ...record, ...words }) };
      await Content.collection.updateOne({ _id: _id as never }, { $set: set });
    }
}
