import type { MediaFolder } from './contract';

type Folder = Pick<MediaFolder, 'id' | 'name' | 'parentId'>;

/** A folder and those that contain it, the outermost first. */
export function folderTrail<F extends Folder>(folders: readonly F[], id: string | null): F[] {
  const trail: F[] = [];
  let at = folders.find((folder) => folder.id === id);
  while (at && !trail.includes(at)) {
    const { parentId }: F = at;
    trail.unshift(at);
    at = folders.find((folder) => folder.id === parentId);
  }
  return trail;
}

/** The ids of a folder and of all folders in it. */
export function folderIdsWithin(folders: readonly Folder[], id: string): string[] {
  return folders
    .filter((folder) => folderTrail(folders, folder.id).some((one) => one.id === id))
    .map((folder) => folder.id);
}

/** Whether a folder can be moved into another one, within the limit of levels. */
export function canMoveFolder(
  folders: readonly Folder[],
  id: string,
  to: string | null,
  depth: number,
): boolean {
  const moved = folderIdsWithin(folders, id);
  if (to !== null && moved.includes(to)) return false;
  const above = folderTrail(folders, id).length - 1;
  const levels = Math.max(...moved.map((one) => folderTrail(folders, one).length - above));
  return folderTrail(folders, to).length + levels <= depth;
}

/** All folders in the order of the tree, with their full names, such as `Brand / Logos`. */
export function folderPaths<F extends Folder>(folders: readonly F[]): { folder: F; label: string }[] {
  return folders
    .map((folder) => ({ folder, label: pathLabel(folders, folder.id) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

const pathLabel = (folders: readonly Folder[], id: string) =>
  folderTrail(folders, id)
    .map(({ name }) => name)
    .join(' / ');
