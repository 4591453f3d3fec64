import type { AnyKind } from '../documents/ContentKind';
import { Content, Revision } from '../documents/model';
import { indexFields } from './indexFields';

/** Makes documents of the public records of all kinds that have none yet; what has one stays as it is. */
export async function createMissingDocuments(kinds: AnyKind[]): Promise<void> {
  for (const kind of kinds) await createMissingOfKind(kind);
}

/**
 * Makes a document of every public record that has none, as it stands, under the same id. One that becomes public only
 * later is scheduled for then.
 */
async function createMissingOfKind(kind: AnyKind): Promise<void> {
  const now = new Date();
  for (const { id, draft: words, isPublic, publishedAt, updatedAt } of await kind.existingRecords()) {
    if (await Content.exists({ _id: id })) continue;
    const draft = JSON.stringify(words);
    const isDue = isPublic && publishedAt <= now;
    const facts = {
      draft,
      ...(isDue && { published: draft, publicPath: kind.pathOf(words), publishedAt }),
      ...(isPublic && !isDue && { publishAt: publishedAt }),
    };
    if (isPublic && !isDue) await kind.withdraw(id);
    await Content.collection.insertOne({
      ...{ _id: id as never, kind: kind.name, ...facts, ...indexFields(kind, facts) },
      ...{ isBinned: false, updatedBy: '', updatedById: '', version: 1, createdAt: updatedAt, updatedAt },
    });
    const deed = isDue ? 'published' : 'created';
    await Revision.create({
      ...{ documentId: id, version: 1, at: updatedAt, begunAt: updatedAt, by: '', byId: '', deed, draft },
    });
  }
}
