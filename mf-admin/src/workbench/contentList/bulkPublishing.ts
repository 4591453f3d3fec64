import type { ContentRow } from '@site/api/content/documents/contract';
import type { Permission } from '@site/api/identity/access/can';
import type { BulkActions, BulkOutcome } from '../list/bulk/BulkActions';
import { applySequentially } from './applySequentially';
import { fetchMatching, type ListClient, MAX_BULK_ROWS } from './fetchMatching';

/**
 * Publishes or unpublishes many documents at the loaded version. Incomplete or changed documents are skipped. With
 * `suggestedRedirect`, unpublishing asks for a redirect target; undoing a publication uses the suggestion. `notes` say what
 * either does.
 */
export function bulkPublishing<Row extends ContentRow>(
  content: PublishingClient<Row>,
  needs: Permission,
  suggestedRedirect?: string,
  notes: Record<Action, string> = NOTES,
): BulkActions<Row> {
  const applyToEach = async (rows: readonly Row[], action: Action, to?: string): Promise<BulkOutcome> => {
    if (to && rows.some(({ path }) => path === to)) throw redirectError('You’re unpublishing this page too.');
    const pending = rows.filter((one) => needsAction(one, action));
    const publish = ({ id, version }: Row) => content.publish(id, version);
    const withdraw = ({ id, version }: Row) => content.withdraw(id, version, to);
    const changed = await applySequentially(
      pending,
      stateAfter(action === 'publish' ? publish : withdraw),
      SKIPPED_STATUSES,
    );
    // The earlier published version of a changed document cannot be restored here.
    const cannotUndo = rows.some(({ state }) => state === 'changed');
    const undo = () =>
      action === 'publish'
        ? applyToEach(changed, 'withdraw', suggestedRedirect)
        : applyToEach(changed, 'publish');
    return {
      changed: changed.length,
      skipped: pending.length - changed.length,
      ...(!cannotUndo && changed.length > 0 && { undo }),
    };
  };
  return {
    needs,
    label: 'Actions',
    choices: [
      { value: 'publish', label: 'Publish' },
      { value: 'withdraw', label: 'Unpublish' },
    ],
    max: MAX_BULK_ROWS,
    confirmation: (count, { value }) => ({
      question: value === 'publish' ? `Publish ${count}?` : `Unpublish ${count}?`,
      note: notes[value as Action],
      action: value === 'publish' ? `Publish ${count}` : `Unpublish ${count}`,
      ...(value === 'withdraw' && { suggestedRedirect }),
    }),
    successText: (count, { value }) => `${count} ${value === 'publish' ? 'published' : 'unpublished'}`,
    skippedText: (count) => `${count} skipped: incomplete, changed in the meantime, or not reached.`,
    editRows: (rows, action, to) => applyToEach(rows, action as Action, to),
    editMatching: async (query, count, action, to) => {
      return applyToEach(await fetchMatching(content, query, count), action as Action, to);
    },
  };
}

interface PublishingClient<Row extends ContentRow> extends ListClient<Row> {
  publish: (id: string, version: number) => Promise<ContentRow>;
  withdraw: (id: string, version: number, to?: string) => Promise<ContentRow>;
}

type Action = 'publish' | 'withdraw';

const NOTES: Record<Action, string> = {
  publish: 'Visitors see them right away. Incomplete ones are skipped.',
  withdraw: 'Visitors will no longer see them. Their content stays here.',
};

/** The fields of a row that an action changes. */
const stateAfter =
  <Row>(request: (row: Row) => Promise<ContentRow>) =>
  async (row: Row): Promise<Partial<ContentRow>> => {
    const { version, state, path } = await request(row);
    return { version, state, path };
  };

const needsAction = ({ state, path }: ContentRow, action: Action) =>
  action === 'publish' ? state !== 'published' : path !== null || ['published', 'changed'].includes(state);

/** Incomplete, already unpublished, changed or deleted in the meantime. */
const SKIPPED_STATUSES = [400, 404, 409, 412];
const redirectError = (message: string) =>
  Object.assign(new Error(), { status: 400, message, fieldErrors: { to: message } });
