import type { ContentRow } from '@site/api/content/documents/contract';
import type { Permission } from '@site/api/identity/access/can';
import type { BulkActions, BulkOutcome } from '../list/bulk/BulkActions';
import { applySequentially } from './applySequentially';
import { fetchMatching, type ListClient, MAX_BULK_ROWS } from './fetchMatching';

/**
 * Makes many documents public, or takes them off the site, at the version that was seen. What is not fit to be public,
 * or was changed since, is left alone. With `leadsTo`, it is asked where the addresses of what is taken off lead, which
 * is suggested, and holds where a publication is undone.
 */
export function bulkPublishing<Row extends ContentRow>(
  content: PublishingClient<Row>,
  needs: Permission,
  suggestedRedirect?: string,
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
    // What was public with other words cannot be brought back to them here.
    const cannotUndo = rows.some(({ state }) => state === 'changed');
    const undo = () =>
      action === 'publish'
        ? applyToEach(changed, 'withdraw', suggestedRedirect)
        : applyToEach(changed, 'publish');
    return {
      changed: changed.length,
      skippedText: pending.length - changed.length,
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
      note:
        value === 'publish'
          ? 'Visitors see them right away. Incomplete ones are skipped.'
          : 'Visitors will no longer see them. Their content stays here.',
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

/** What a row says anew of a document afterwards. */
const stateAfter =
  <Row>(request: (row: Row) => Promise<ContentRow>) =>
  async (row: Row): Promise<Partial<ContentRow>> => {
    const { version, state, path } = await request(row);
    return { version, state, path };
  };

const needsAction = ({ state, path }: ContentRow, action: Action) =>
  action === 'publish' ? state !== 'published' : path !== null;

/** Not fit to be public, nothing to take off, changed or gone since. */
const SKIPPED_STATUSES = [400, 404, 409, 412];
const redirectError = (message: string) =>
  Object.assign(new Error(), { status: 400, message, fieldErrors: { to: message } });
