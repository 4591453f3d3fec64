import type { Permission } from '@site/api/can';
import type { ContentRow } from '@site/api/contract/content';
import type { EditOutcome, ListEdits } from '../list/ListEdits';
import { type Listed, matching, mostAtOnce } from './matching';
import { oneByOne } from './oneByOne';

/**
 * Makes many documents public, or takes them off the site, at the version that was seen. What is not fit to be public,
 * or was changed since, is left alone. With `leadsTo`, it is asked where the addresses of what is taken off lead, which
 * is suggested, and holds where a publication is undone.
 */
export function bulkPublishing<Row extends ContentRow>(
  content: Bulk<Row>,
  needs: Permission,
  leadsTo?: string,
): ListEdits<Row> {
  const each = async (rows: readonly Row[], deed: Deed, to?: string): Promise<EditOutcome> => {
    if (to && rows.some(({ path }) => path === to)) throw atTo('This page is taken off as well.');
    const due = rows.filter((one) => isToDo(one, deed));
    const publish = ({ id, version }: Row) => content.publish(id, version);
    const withdraw = ({ id, version }: Row) => content.withdraw(id, version, to);
    const changed = await oneByOne(due, stateAfter(deed === 'publish' ? publish : withdraw), LEFT);
    // What was public with other words cannot be brought back to them here.
    const isLost = rows.some(({ state }) => state === 'changed');
    const undo = () => (deed === 'publish' ? each(changed, 'withdraw', leadsTo) : each(changed, 'publish'));
    return {
      changed: changed.length,
      left: due.length - changed.length,
      ...(!isLost && changed.length > 0 && { undo }),
    };
  };
  return {
    needs,
    label: 'Publish',
    choices: [
      { value: 'publish', label: 'Publish' },
      { value: 'withdraw', label: 'Take off the site' },
    ],
    most: mostAtOnce,
    ask: (count, { value }) => ({
      question: value === 'publish' ? `Publish ${count}?` : `Take ${count} off the site?`,
      note:
        value === 'publish'
          ? 'Visitors read them from then on. What is not whole yet is left as it is.'
          : 'Visitors will not find them any more. What is written stays here.',
      deed: value === 'publish' ? `Publish ${count}` : `Take off ${count}`,
      ...(value === 'withdraw' && { leadsTo }),
    }),
    done: (count, { value }) => `${count} ${value === 'publish' ? 'published' : 'taken off the site'}`,
    left: (count) => `${count} left alone: not whole yet, changed since, or not reached.`,
    editRows: (rows, deed, to) => each(rows, deed as Deed, to),
    editMatching: async (query, count, deed, to) => {
      return each(await matching(content, query, count), deed as Deed, to);
    },
  };
}

interface Bulk<Row extends ContentRow> extends Listed<Row> {
  publish: (id: string, version: number) => Promise<ContentRow>;
  withdraw: (id: string, version: number, to?: string) => Promise<ContentRow>;
}

type Deed = 'publish' | 'withdraw';

/** What a row says anew of a document afterwards. */
const stateAfter =
  <Row>(ask: (row: Row) => Promise<ContentRow>) =>
  async (row: Row): Promise<Partial<ContentRow>> => {
    const { version, state, path } = await ask(row);
    return { version, state, path };
  };

const isToDo = ({ state, path }: ContentRow, deed: Deed) =>
  deed === 'publish' ? state !== 'published' : path !== null;

/** Not fit to be public, nothing to take off, changed or gone since. */
const LEFT = [400, 404, 409, 412];
const atTo = (message: string) =>
  Object.assign(new Error(), { status: 400, message, fieldErrors: { to: message } });
