import type { MediaFolder, MediaFolderList } from './contract';

export function exampleMediaFolder(part: Partial<MediaFolder> = {}): MediaFolder {
  return {
    id: '65f0c0ffee00112233445588',
    name: 'Logos',
    parentId: null,
    files: 2,
    updatedAt: '2026-11-12T15:00:00.000Z',
    version: 1,
    ...part,
  };
}

export function exampleMediaFolderList(items: MediaFolder[] = [exampleMediaFolder()]): MediaFolderList {
  return { items, unfiled: 3 };
}
