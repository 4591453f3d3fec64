import type { AnyKind } from '../documents/ContentKind';
import { Content, type ContentRecord, Preview, Revision } from '../documents/model';

/** Deletes a document in the trash, with its revisions, previews and public record; false if it has changed. */
export async function deleteDocumentPermanently(
  kind: AnyKind,
  { _id, version }: Pick<ContentRecord, '_id' | 'version'>,
): Promise<boolean> {
  const { deletedCount } = await Content.deleteOne({ _id, version, isBinned: true });
  if (!deletedCount) return false;
  await Revision.deleteMany({ documentId: _id });
  await Preview.deleteMany({ documentId: _id });
  await kind.model.deleteOne({ _id });
  return true;
}
