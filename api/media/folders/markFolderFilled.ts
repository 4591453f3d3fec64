import { badRequest } from '../../platform/errors/HttpError';
import { MediaFolderModel } from './model';

/**
 * Marks a folder as filled, in the transaction that puts something into it. A concurrent deletion of the folder conflicts
 * with this write and finds it filled. 400 if the folder does not exist.
 */
export async function markFolderFilled(id: string | null | undefined, field = 'folderId'): Promise<void> {
  if (!id) return;
  const filledAt = new Date();
  const { matchedCount } = await MediaFolderModel.updateOne(
    { _id: id },
    { $set: { filledAt } },
    { timestamps: false },
  );
  if (!matchedCount) throw badRequest(GONE, { [field]: GONE });
}

const GONE = 'This folder no longer exists.';
