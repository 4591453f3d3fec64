import { array, type Infer, integer, nullable, object, string } from 'superstruct';
import { endpoint, text, timestamp } from '../../platform/contracts/endpoint';

/** Folders in total, levels of folders, and letters of a name. */
export const folderLimits = { count: 200, depth: 5, name: 60 } as const;

const FolderName = text({
  min: 1,
  max: folderLimits.name,
  message: 'Please enter a name.',
  label: 'The name',
  example: 'Logos',
});

export const MediaFolderDraft = object({
  name: FolderName,
  /** Null at the top level. */
  parentId: nullable(text({ min: 1, max: 40, label: 'The folder' })),
});
export type MediaFolderDraft = Infer<typeof MediaFolderDraft>;

export const MediaFolder = object({
  id: string(),
  name: FolderName,
  parentId: nullable(string()),
  /** Files directly in it. */
  files: integer(),
  updatedAt: timestamp(),
  version: integer(),
});
export type MediaFolder = Infer<typeof MediaFolder>;

export const MediaFolderList = object({
  items: array(MediaFolder),
  /** Files outside of all folders. */
  unfiled: integer(),
});
export type MediaFolderList = Infer<typeof MediaFolderList>;

const path = '/admin/media/folders';

export const listMediaFolders = endpoint({
  method: 'GET',
  path,
  returns: MediaFolderList,
  summary: 'All folders of the media library by name, with the number of files directly in each.',
});
export const createMediaFolder = endpoint({
  method: 'POST',
  path,
  body: MediaFolderDraft,
  returns: MediaFolder,
  status: 201,
  summary: `Adds a folder; at most ${folderLimits.count}, on ${folderLimits.depth} levels. Names are unique in a folder, whatever their case.`,
});
export const editMediaFolder = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  body: MediaFolderDraft,
  returns: MediaFolder,
  ifMatch: true,
  summary: 'Renames a folder or moves it into another one, with all that it contains.',
});
export const deleteMediaFolder = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  ifMatch: true,
  status: 204,
  summary: 'Deletes an empty folder; 409 while it contains files or folders.',
});
