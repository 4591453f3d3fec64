import type { Api } from '../identity/access/Api';
import { addRoute } from '../identity/access/addRoute';
import { badRequest, conflict, notFound, unprocessable } from '../platform/errors/HttpError';
import { oneLine } from '../platform/http/sanitizeText';
import { assertBelowLimit } from '../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../platform/records/atVersion';
import { withUniqueName } from '../platform/records/withUniqueName';
import {
  createMediaFolder,
  deleteMediaFolder,
  editMediaFolder,
  folderLimits,
  listMediaFolders,
  type MediaFolder,
} from './folders/contract';
import { canMoveFolder, folderTrail } from './folders/folderTree';
import { markFolderFilled } from './folders/markFolderFilled';
import { MediaFolderModel, type MediaFolderRecord } from './folders/model';
import { readFolders } from './folders/readFolders';
import { Media } from './model';
import { mayEditMedia, mayListMedia } from './policy';

/** The folders of the media library. */
export function folderRoutes(api: Api): void {
  addRoute(api, listMediaFolders, mayListMedia, async () => {
    const counts = await countFiles();
    const folders = await MediaFolderModel.find().lean<MediaFolderRecord[]>();
    const items = folders.map((folder) => folderView(folder, counts.get(folder._id)));
    items.sort((one, other) => one.name.localeCompare(other.name, 'en'));
    return { items, unfiled: counts.get(null) ?? 0 };
  });

  addRoute(
    api,
    createMediaFolder,
    mayEditMedia,
    async ({ body, audit }) => {
      await assertBelowLimit(MediaFolderModel, { limit: folderLimits.count }, () =>
        unprocessable(
          'too_many_folders',
          `The limit is ${folderLimits.count} folders. Delete empty ones first.`,
        ),
      );
      const { parentId } = body;
      await markFolderFilled(parentId, 'parentId');
      if (folderTrail(await readFolders(), parentId).length >= folderLimits.depth) throw tooDeep();
      const name = cleanName(body.name);
      const [created] = await uniquelyNamed(MediaFolderModel.create([{ name, parentId }]));
      const folder = (created as NonNullable<typeof created>).toObject();
      audit(folder._id, undefined, { name, parentId });
      return folderView(folder);
    },
    { action: 'add a folder of the media library' },
  );

  addRoute(
    api,
    editMediaFolder,
    mayEditMedia,
    async ({ params, body, version, audit }) => {
      const before = await MediaFolderModel.findById(params.id).lean<MediaFolderRecord>();
      if (!before) throw notFound();
      const { parentId } = body;
      if (parentId !== before.parentId) {
        // Moves at the same time conflict here, so that they cannot put two folders into each other.
        await assertBelowLimit(MediaFolderModel, { limit: folderLimits.count, more: 0 }, tooDeep);
        await markFolderFilled(parentId, 'parentId');
        if (!canMoveFolder(await readFolders(), params.id, parentId, folderLimits.depth)) throw tooDeep();
      }
      const name = cleanName(body.name);
      const after = await uniquelyNamed(
        editAtVersion(MediaFolderModel, { _id: params.id }, version, { $set: { name, parentId } }),
      );
      audit(params.id, { name: before.name, parentId: before.parentId }, { name, parentId });
      return folderView(after, await Media.countDocuments({ folderId: params.id }));
    },
    { action: 'change a folder of the media library' },
  );

  addRoute(
    api,
    deleteMediaFolder,
    mayEditMedia,
    async ({ params, version, audit }): Promise<undefined> => {
      const files = await Media.countDocuments({ folderId: params.id });
      const folders = await MediaFolderModel.countDocuments({ parentId: params.id });
      if (files || folders) {
        const content = [counted(files, 'file'), counted(folders, 'folder')].filter(Boolean).join(' and ');
        throw conflict(`The folder contains ${content}. Move or delete them first.`);
      }
      const { name, parentId } = await deleteAtVersion(MediaFolderModel, { _id: params.id }, version);
      audit(params.id, { name, parentId });
    },
    { action: 'delete a folder of the media library' },
  );
}

async function countFiles(): Promise<Map<string | null, number>> {
  const groups = await Media.aggregate<{ _id: string | null; files: number }>([
    { $sort: { folderId: 1 } },
    { $group: { _id: '$folderId', files: { $sum: 1 } } },
  ]);
  return new Map(groups.map(({ _id, files }) => [_id, files]));
}

function folderView(
  { _id: id, name, parentId, updatedAt, version }: MediaFolderRecord,
  files = 0,
): MediaFolder {
  return { id, name, parentId, files, updatedAt: updatedAt.toISOString(), version };
}

const cleanName = (name: string) => oneLine(name).trim().replace(/ +/g, ' ');

const uniquelyNamed = <T>(write: Promise<T>) =>
  withUniqueName(write, 'parentId', 'There is already a folder with this name here.');

function tooDeep() {
  const message = `Folders can have at most ${folderLimits.depth} levels, and no folder can be in itself.`;
  return badRequest(message, { parentId: message });
}

const counted = (count: number, noun: string) => count && `${count} ${noun}${count === 1 ? '' : 's'}`;
