import type { ContentRow } from '@site/api/content/documents/contract';
import { mayDeletePermanently } from '@site/api/content/documents/policy';
import type { Permission } from '@site/api/identity/access/can';
import type { BulkActions, BulkOutcome } from '../list/bulk/BulkActions';
import { applySequentially } from './applySequentially';
import { fetchMatching, type Listable, MAX_AT_ONCE } from './fetchMatching';

/** Takes many documents out of the bin, or away for good. What was changed since is left alone. */
export function binActions<Row extends ContentRow>(content: Bin<Row>, needs: Permission): BulkActions<Row> {
  const each = async (rows: readonly Row[], action: Action): Promise<BulkOutcome> => {
    const changed = await applySequentially(rows, action, LEFT);
    const undo = () => each(changed, back);
    const canUndo = action === takenOut && changed.length > 0;
    return { changed: changed.length, left: rows.length - changed.length, ...(canUndo && { undo }) };
  };
  const takenOut: Action = async ({ id }) => ({ version: (await content.takeBack(id)).version });
  const back: Action = async ({ id, version }) => {
    await content.remove(id, version);
    return {};
  };
  const erased: Action = async ({ id, version }) => {
    await content.erase(id, version);
    return {};
  };
  const deedOf = (choice: string) => (choice === 'erase' ? erased : takenOut);
  return {
    needs,
    label: 'Actions',
    choices: [
      { value: 'take-back', label: 'Restore' },
      { value: 'erase', label: 'Delete permanently', needs: mayDeletePermanently(needs) },
    ],
    most: MAX_AT_ONCE,
    ask: (count, { value }) =>
      value === 'erase'
        ? { question: `Permanently delete ${count}?`, note: GONE, action: `Delete ${count} permanently` }
        : { question: `Restore ${count}?`, note: BACK, action: `Restore ${count}` },
    done: (count, { value }) => `${count} ${value === 'erase' ? 'deleted permanently' : 'restored'}`,
    left: (count) => `${count} skipped: changed in the meantime or not reached.`,
    editRows: (rows, choice) => each(rows, deedOf(choice)),
    editMatching: async (query, count, choice) =>
      each(await fetchMatching(content, query, count), deedOf(choice)),
  };
}

interface Bin<Row extends ContentRow> extends Listable<Row> {
  remove: (id: string, version: number) => Promise<unknown>;
  takeBack: (id: string) => Promise<ContentRow>;
  erase: (id: string, version: number) => Promise<unknown>;
}

type Action = (row: ContentRow) => Promise<Partial<ContentRow>>;

const GONE = 'All of their versions are deleted too. You can’t undo this.';
const BACK = 'They stay unpublished until someone publishes them.';
/** Out of the bin already, changed or gone since. */
const LEFT = [404, 409, 412];
