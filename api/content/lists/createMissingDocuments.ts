import type { AnyKind } from '../documents/ContentKind';
import { Content, Revision } from '../documents/model';
import { indexFields } from './indexFields';

/** Creates a document for each public record of all kinds that has none. */
export async function createMissingDocuments(kinds: AnyKind[]): Promise<void> {
  for (const kind of kinds) await createMissingOfKind(kind);
}

/**
 * Creates a document for every public record that has none, under the same id. A record that becomes public later is
 * scheduled for then.
 */
async function createMissingOfKind(kind: AnyKind): Promise<void> {
  const now = new Date();
  for (const { id, draft, isPublic, publishedAt, updatedAt } of await kind.existingRecords()) {
    if (await Content.exists({ _id: id })) continue;

    const isDue = isPublic && publishedAt <= now;
    const publicPath = kind.pathOf(draft);
    const fields = {
      draft,
      ...(isDue && { published: draft, publishedAt, ...(publicPath !== undefined && { publicPath }) }),
      ...(isPublic && !isDue && { publishAt: publishedAt }),
    };
    if (isPublic && !isDue) await kind.withdraw(id);
    await Content.collection.insertOne({
      _id: id as never,
      kind: kind.name,
      ...fields,
      ...indexFields(kind, fields),
      isBinned: false,
      updatedBy: '',
      updatedById: '',
      version: 1,
      createdAt: updatedAt,
      updatedAt,
    });
    const action = isDue ? 'published' : 'created';
    await Revision.create({
      documentId: id,
      version: 1,
      at: updatedAt,
      begunAt: updatedAt,
      by: '',
      byId: '',
      action,
      draft,
    });
  }
}
