import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { badRequest, notFound, unprocessable } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import {
  createNamedEvent,
  deleteNamedEvent,
  editNamedEvent,
  getNamedEvent,
  listNamedEvents,
  type NamedEventDraft,
  type NamedEventRow,
  namedEventLimit,
} from './contract';
import { findNamedEventError } from './findNamedEventError';
import { NamedEventModel, type NamedEventRecord } from './model';
import { mayEditNamedEvents, mayReadNamedEvents } from './policy';

/** Events that the team defines without code. */
export function namedEventRoutes(api: Api): void {
  const byName = { name: 1, _id: 1 } as const;

  addRoute(api, listNamedEvents, mayReadNamedEvents, async ({ query }) => {
    const options = { order: byName, maxCount: namedEventLimit, countIndex: byName };
    const { records, ...rest } = await readPage(NamedEventModel, query, options);
    return { items: records.map(toRow), ...rest };
  });

  addRoute(api, getNamedEvent, mayReadNamedEvents, async ({ params }) => toRow(await find(params.id)));

  addRoute(api, createNamedEvent, mayEditNamedEvents, async ({ body, audit }) => {
    await assertBelowLimit(NamedEventModel, { limit: namedEventLimit }, () =>
      unprocessable('too_many_events', `The limit is ${namedEventLimit} events. Delete old ones.`),
    );
    const [created] = await NamedEventModel.create([clean(body)]);
    const row = toRow((created as NonNullable<typeof created>).toObject());
    audit(row.id, undefined, row);
    return row;
  });

  addRoute(api, editNamedEvent, mayEditNamedEvents, async ({ params, body, version, audit }) => {
    const before = await find(params.id);
    const change = { $set: clean(body) };
    const after = await editAtVersion(NamedEventModel, { _id: before._id }, version, change);
    audit(before._id, toRow(before), toRow(after));
    return toRow(after);
  });

  addRoute(
    api,
    deleteNamedEvent,
    mayEditNamedEvents,
    async ({ params, version, audit }): Promise<undefined> => {
      const deleted = await deleteAtVersion(NamedEventModel, { _id: params.id }, version);
      audit(deleted._id, toRow(deleted));
    },
  );
}

async function find(id: string): Promise<NamedEventRecord> {
  const found = await NamedEventModel.findById(id).lean<NamedEventRecord>();
  if (!found) throw notFound();
  return found;
}

function clean({ name, trigger, value, page }: NamedEventDraft): NamedEventDraft {
  const line = (text: string) => oneLine(text).trim();
  const draft = { name: line(name), trigger, value: line(value), page: line(page) };
  const error = findNamedEventError(draft);
  if (error) throw badRequest(error.message, { [error.field]: error.message });
  return draft;
}

function toRow({ _id, name, trigger, value, page, updatedAt, version }: NamedEventRecord): NamedEventRow {
  return { id: _id, name, trigger, value, page, updatedAt: updatedAt.toISOString(), version };
}
