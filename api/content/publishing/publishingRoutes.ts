import { addRoute } from '../../identity/access/addRoute';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import type { Draft } from '../documents/ContentKind';
import { changeDocument } from '../documents/changeDocument';
import type { ContentRouteContext } from '../documents/contentRoutes';
import type { ContentRow } from '../documents/contract';
import { assertPublishable } from './assertPublishable';
import { renderingOptions } from './assertRenderable';
import { clearedSchedule, publishDocument, withdrawDocument } from './publishing';

const MAX_AHEAD_MS = 5 * 366 * 86_400_000;

/** The routes that publish, schedule and withdraw a document. */
export function publishingRoutes<D extends Draft, Row extends ContentRow>(
  context: ContentRouteContext<D, Row>,
): void {
  const { api, kind, readSite, findAtVersion, toView } = context;
  const { contract, mayWrite, name } = kind;

  addRoute(
    api,
    contract.publish,
    mayWrite,
    async ({ params, version, user: by, audit }) => {
      const record = await findAtVersion(params.id, by, version);
      await kind.assertMayPublish?.({ id: record._id, draft: record.draft as D, by });
      const after = await publishDocument({ kind, record, by, readSite });
      audit(record._id, record.published, record.draft);
      return toView(after);
    },
    { action: `publish a ${name}`, ...renderingOptions, afterCommit: kind.cache?.refresh },
  );

  addRoute(
    api,
    contract.withdraw,
    mayWrite,
    async ({ params, query: { to }, version, user, audit }) => {
      const record = await findAtVersion(params.id, user, version);
      if (!record.isPublic) throw conflict('This isn’t published.');
      const after = await withdrawDocument({ kind, record, by: user, readSite, to });
      audit(record._id, record.published, { path: to });
      return toView(after);
    },
    { action: `unpublish a ${name}`, afterCommit: kind.cache?.refresh },
  );

  schedulingRoutes(context);
}

function schedulingRoutes<D extends Draft, Row extends ContentRow>(
  context: ContentRouteContext<D, Row>,
): void {
  const { api, kind, readSite, findAtVersion, toView } = context;
  const { contract, mayWrite, name } = kind;
  const publishTime = ({ publishAt }: { publishAt?: Date }) => ({ publishAt });

  addRoute(
    api,
    contract.schedule,
    mayWrite,
    async ({ params, body, version, user, audit }) => {
      const publishAt = parseFutureTime(body.at);
      const record = await findAtVersion(params.id, user, version);
      await kind.assertMayPublish?.({ id: record._id, draft: record.draft as D, by: user });
      await assertPublishable(kind, record, readSite, publishAt);
      const { _id, name, role } = user;
      const scheduled = record.draft;
      const part = { publishAt, scheduled, scheduledBy: { _id, name, role }, fault: undefined };
      const after = await changeDocument(kind, record, part, user);
      audit(record._id, publishTime(record), publishTime(after));
      return toView(after);
    },
    { action: `schedule a ${name}`, ...renderingOptions },
  );

  addRoute(
    api,
    contract.unschedule,
    mayWrite,
    async ({ params, version, user, audit }) => {
      const record = await findAtVersion(params.id, user, version);
      if (!record.publishAt) throw conflict('This isn’t scheduled.');
      const after = await changeDocument(kind, record, clearedSchedule, user);
      audit(record._id, publishTime(record), publishTime(after));
      return toView(after);
    },
    { action: `cancel the schedule of a ${name}` },
  );
}

function parseFutureTime(at: string): Date {
  const publishTime = new Date(at);
  const ahead = publishTime.getTime() - Date.now();
  const message = ahead <= 0 ? 'Choose a time in the future.' : 'Choose a time within five years.';
  if (ahead <= 0 || ahead > MAX_AHEAD_MS) throw badRequest(message, { at: message });
  return publishTime;
}
