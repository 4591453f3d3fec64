import type { ContentRow } from '@site/api/content/documents/contract';
import { mayDeletePermanently } from '@site/api/content/documents/policy';
import type { Permission } from '@site/api/identity/access/can';
import type { BulkActions, BulkOutcome } from '../list/bulk/BulkActions';
import { applySequentially } from './applySequentially';
import { fetchMatching, type ListClient, MAX_BULK_ROWS } from './fetchMatching';

/** Restores documents from trash or deletes them permanently. Documents changed since are skipped. */
export function trashActions<Row extends ContentRow>(
  content: TrashClient<Row>,
  needs: Permission,
): BulkActions<Row> {
  const applyToEach = async (rows: readonly Row[], action: Action): Promise<BulkOutcome> => {
    const changed = await applySequentially(rows, action, SKIPPED_STATUSES);
    const undo = () => applyToEach(changed, moveBackToTrash);
    const canUndo = action === restore && changed.length > 0;
    return { changed: changed.length, skipped: rows.length - changed.length, ...(canUndo && { undo }) };
  };
  const restore: Action = async ({ id }) => ({ version: (await content.restoreFromTrash(id)).version });
  const moveBackToTrash: Action = async ({ id, version }) => {
    await content.remove(id, version);
    return {};
  };
  const deletePermanently: Action = async ({ id, version }) => {
    await content.erase(id, version);
    return {};
  };
  const actionOf = (choice: string) => (choice === 'erase' ? deletePermanently : restore);
  return {
    needs,
    label: 'Actions',
    choices: [
      { value: 'restore', label: 'Restore' },
      { value: 'erase', label: 'Delete permanently', needs: mayDeletePermanently(needs) },
    ],
    max: MAX_BULK_ROWS,
    confirmation: (count, { value }) =>
      value === 'erase'
        ? {
            question: `Permanently delete ${count}?`,
            note: DELETE_NOTE,
            action: `Delete ${count} permanently`,
          }
        : { question: `Restore ${count}?`, note: RESTORE_NOTE, action: `Restore ${count}` },
    successText: (count, { value }) => `${count} ${value === 'erase' ? 'deleted permanently' : 'restored'}`,
    skippedText: (count) => `${count} skipped: changed in the meantime or not reached.`,
    editRows: (rows, choice) => applyToEach(rows, actionOf(choice)),
    editMatching: async (query, count, choice) =>
      applyToEach(await fetchMatching(content, query, count), actionOf(choice)),
  };
}

interface TrashClient<Row extends ContentRow> extends ListClient<Row> {
  remove: (id: string, version: number) => Promise<unknown>;
  restoreFromTrash: (id: string) => Promise<ContentRow>;
  erase: (id: string, version: number) => Promise<unknown>;
}

type Action = (row: ContentRow) => Promise<Partial<ContentRow>>;

const DELETE_NOTE = 'All of their versions are deleted too. You can’t undo this.';
const RESTORE_NOTE = 'They stay unpublished until someone publishes them.';
/** Restored, changed or deleted in the meantime. */
const SKIPPED_STATUSES = [404, 409, 412];
