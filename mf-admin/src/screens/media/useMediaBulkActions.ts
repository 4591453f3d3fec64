import {
  type Media,
  type MediaBulkDeletionResult,
  type MediaBulkEdit,
  type MediaBulkResult,
  type MediaChange,
  type MediaQuery,
  mediaBulkLimits,
} from '@site/api/media/contract';
import { folderPaths } from '@site/api/media/folders/folderTree';
import { mayEditMedia } from '@site/api/media/policy';
import {
  useDeleteManyMediaMutation,
  useEditManyMediaMutation,
  useListMediaFoldersQuery,
} from '../../images/mediaApi';
import type { BulkActions, BulkField, BulkOutcome } from '../../workbench/list/bulk/BulkActions';

/** Moves, describes and deletes many files. An undo gives each file its previous folder or alt text back. */
export function useMediaBulkActions(): BulkActions<Media> {
  const [editMany] = useEditManyMediaMutation();
  const [deleteMany] = useDeleteManyMediaMutation();
  const folders = folderPaths(useListMediaFoldersQuery(undefined).data?.items ?? []);
  const edit = (body: MediaBulkEdit) => editMany({ body }).unwrap();
  const editNamed = async (items: Items): Promise<BulkOutcome> =>
    outcomeOf(await inParts(items, (part) => edit({ items: part })));
  const outcomeOf = (results: MediaBulkResult[]): BulkOutcome => {
    const changed = results.flatMap((result) => result.changed);
    const back = changed.map(({ id, version, former }) => ({ id, version, ...former }));
    return {
      changed: changed.length,
      ...leftOut(results),
      ...(changed.length && { undo: () => editNamed(back) }),
    };
  };
  const fields: Record<string, BulkField> = {
    move: {
      label: 'Folder',
      options: [
        { value: '', label: 'No folder' },
        ...folders.map(({ folder, label }) => ({ value: folder.id, label })),
      ],
    },
    alt: {
      label: 'Alt text',
      hint: 'All selected images get this text.',
      maxLength: 300,
      required: 'Please enter alt text.',
    },
  };
  return {
    needs: mayEditMedia,
    label: 'Edit',
    choices: CHOICES,
    max: mediaBulkLimits.matching,
    confirmation: (count, { value }) => ({ ...questions[value]?.(count), field: fields[value] }) as never,
    successText: (count, { value }) => doneTexts[value]?.(count) ?? '',
    editRows: async (rows, choice, to) => {
      const items = rows.map(({ id, version }) => ({ id, version }));
      if (choice !== 'delete') return editNamed(items.map((item) => ({ ...item, ...changeOf(choice, to) })));
      const results = await inParts(items, (part) => deleteMany({ body: { items: part } }).unwrap());
      return deletionOf(results);
    },
    editMatching: async ({ q, kind, folder, use, alt }: MediaQuery, count, choice, to) => {
      const matching = { q, kind, folder, use, alt, count };
      if (choice === 'delete') return deletionOf([await deleteMany({ body: { matching } }).unwrap()]);
      return outcomeOf([await edit({ matching: { ...matching, change: changeOf(choice, to) } })]);
    },
  };
}

type Items = NonNullable<MediaBulkEdit['items']>;

const CHOICES = [
  { value: 'move', label: 'Move to folder…' },
  { value: 'alt', label: 'Set alt text…' },
  { value: 'erase', label: 'Remove alt text' },
  { value: 'delete', label: 'Delete' },
];

const questions: Record<string, (count: string) => { question: string; note?: string; action: string }> = {
  move: (count) => ({ question: `Move ${count}?`, action: `Move ${count}` }),
  alt: (count) => ({ question: `Set the alt text of ${count}?`, action: 'Set alt text' }),
  erase: (count) => ({
    question: `Remove the alt text of ${count}?`,
    note: 'Images in use keep theirs.',
    action: 'Remove alt text',
  }),
  delete: (count) => ({
    question: `Delete ${count}?`,
    note: 'Files in use are not deleted. You can’t undo this.',
    action: `Delete ${count}`,
  }),
};

const doneTexts: Record<string, (count: string) => string> = {
  move: (count) => `${count} moved`,
  alt: (count) => `Alt text set for ${count}`,
  erase: (count) => `Alt text removed from ${count}`,
  delete: (count) => `${count} deleted`,
};

const changeOf = (choice: string, to = ''): MediaChange =>
  choice === 'move' ? { folderId: to || null } : { alt: choice === 'alt' ? to : '' };

const deletionOf = (results: MediaBulkDeletionResult[]): BulkOutcome => ({
  changed: results.reduce((sum, { deleted }) => sum + deleted, 0),
  ...leftOut(results),
});

/** The files that were skipped, with the reasons of the first three. */
function leftOut(results: Pick<MediaBulkResult, 'stale' | 'missing' | 'refused'>[]) {
  const refused = results.flatMap((result) => result.refused);
  const changed = results.reduce((sum, { stale, missing }) => sum + stale.length + missing.length, 0);
  const named = refused.slice(0, 3).map(({ name, reason }) => `${name}: ${reason}.`);
  const others = refused.length - named.length;
  const note = [
    ...named,
    ...(others ? [`${others} more can’t be changed either.`] : []),
    ...(changed ? [`${changed} changed in the meantime.`] : []),
  ];
  return { skipped: refused.length + changed, note: `Skipped. ${note.join(' ')}` };
}

/** Sends the items in parts, one after the other. */
async function inParts<Item, Result>(
  items: Item[],
  send: (part: Item[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += mediaBulkLimits.named)
    results.push(await send(items.slice(at, at + mediaBulkLimits.named)));
  return results;
}
