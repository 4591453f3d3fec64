import { MediaFolderModel, type MediaFolderRecord } from './model';

/** All folders; there are at most 200. */
export async function readFolders() {
  const found = await MediaFolderModel.find().lean<MediaFolderRecord[]>();
  return found.map(({ _id: id, ...folder }) => ({ ...folder, id }));
}
