import type { ContentRow } from '@site/api/content/documents/contract';
import type { Permission } from '@site/api/identity/access/can';
import type { BulkActions, BulkOutcome } from '../list/bulk/BulkActions';
import { applySequentially } from './applySequentially';
import { fetchMatching, type Listable, MAX_AT_ONCE } from './fetchMatching';

/**
 * Makes many documents public, or takes them off the site, at the version that was seen. What is not fit to be public,
 * or was changed since, is left alone. With `leadsTo`, it is asked where the addresses of what is taken off lead, which
 * is suggested, and holds where a publication is undone.
 */
export function bulkPublishing<Row extends ContentRow>(
  content: Bulk<Row>,
  needs: Permission,
  leadsTo?: string,
): BulkActions<Row> {
  const each = async (rows: readonly Row[], action: Action, to?: string): Promise<BulkOutcome> => {
    if (to && rows.some(({ path }) => path === to)) throw atTo('You’re unpublishing this page too.');
    const due = rows.filter((one) => isToDo(one, action));
    const publish = ({ id, version }: Row) => content.publish(id, version);
    const withdraw = ({ id, version }: Row) => content.withdraw(id, version, to);
    const changed = await applySequentially(due, stateAfter(action === 'publish' ? publish : withdraw), LEFT);
    // What was public with other words cannot be brought back to them here.
    const isLost = rows.some(({ state }) => state === 'changed');
    const undo = () => (action === 'publish' ? each(changed, 'withdraw', leadsTo) : each(changed, 'publish'));
    return {
      changed: changed.length,
      left: due.length - changed.length,
      ...(!isLost && changed.length > 0 && { undo }),
    };
  };
  return {
    needs,
    label: 'Actions',
    choices: [
      { value: 'publish', label: 'Publish' },
      { value: 'withdraw', label: 'Unpublish' },
    ],
    most: MAX_AT_ONCE,
    ask: (count, { value }) => ({
      question: value === 'publish' ? `Publish ${count}?` : `Unpublish ${count}?`,
      note:
        value === 'publish'
          ? 'Visitors see them right away. Incomplete ones are skipped.'
          : 'Visitors will no longer see them. Their content stays here.',
      action: value === 'publish' ? `Publish ${count}` : `Unpublish ${count}`,
      ...(value === 'withdraw' && { leadsTo }),
    }),
    done: (count, { value }) => `${count} ${value === 'publish' ? 'published' : 'unpublished'}`,
    left: (count) => `${count} skipped: incomplete, changed in the meantime, or not reached.`,
    editRows: (rows, action, to) => each(rows, action as Action, to),
    editMatching: async (query, count, action, to) => {
      return each(await fetchMatching(content, query, count), action as Action, to);
    },
  };
}

interface Bulk<Row extends ContentRow> extends Listable<Row> {
  publish: (id: string, version: number) => Promise<ContentRow>;
  withdraw: (id: string, version: number, to?: string) => Promise<ContentRow>;
}

type Action = 'publish' | 'withdraw';

/** What a row says anew of a document afterwards. */
const stateAfter =
  <Row>(ask: (row: Row) => Promise<ContentRow>) =>
  async (row: Row): Promise<Partial<ContentRow>> => {
    const { version, state, path } = await ask(row);
    return { version, state, path };
  };

const isToDo = ({ state, path }: ContentRow, action: Action) =>
  action === 'publish' ? state !== 'published' : path !== null;

/** Not fit to be public, nothing to take off, changed or gone since. */
const LEFT = [400, 404, 409, 412];
const atTo = (message: string) =>
  Object.assign(new Error(), { status: 400, message, fieldErrors: { to: message } });
