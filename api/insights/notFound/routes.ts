import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { internalServer } from '../../identity/access/can';
import { notFound } from '../../platform/errors/HttpError';
import { readPage } from '../../platform/records/readPage';
import {
  createNotFoundHits,
  listNotFoundHits,
  markNotFoundPath,
  type NotFoundPage,
  type NotFoundQuery,
  type NotFoundPath as PathView,
} from './contract';
import { NotFoundPath, type NotFoundRecord, toUtcDay } from './model';
import { mayIgnoreNotFoundPath, mayListNotFoundHits } from './policy';
import { redactPath } from './redactPath';

const maxNewPathsPerDay = 5000;
const maxCounted = 5000;

/** Requests for paths that were not found. */
export function notFoundRoutes(api: Api): void {
  addRoute(api, createNotFoundHits, internalServer, async ({ body }): Promise<undefined> => {
    const day = toUtcDay(new Date());
    // Limits the new paths per day, so that random requests cannot fill the collection. Known paths are still counted.
    const upsert =
      (await NotFoundPath.countDocuments({ first: day }, { limit: maxNewPathsPerDay })) < maxNewPathsPerDay;
    const update = (count: number) => ({
      $inc: { count, [`days.${day}`]: count },
      $set: { last: new Date(day) },
      $setOnInsert: { first: day },
    });
    await NotFoundPath.bulkWrite(
      body.hits.map(({ path, count }) => ({
        updateOne: { filter: { _id: redactPath(path) }, update: update(count), upsert },
      })),
      { ordered: false },
    );
  });

  addRoute(api, listNotFoundHits, mayListNotFoundHits, ({ query }) => listPaths(query));

  addRoute(api, markNotFoundPath, mayIgnoreNotFoundPath, async ({ body: { path, isIgnored }, audit }) => {
    const change = isIgnored ? { $set: { isIgnored: true as const } } : { $unset: { isIgnored: '' } };
    const before = await NotFoundPath.findByIdAndUpdate(path, change).lean<NotFoundRecord>();
    if (!before) throw notFound('No one has requested this URL in the last 60 days.');
    audit(path, { isIgnored: Boolean(before.isIgnored) }, { isIgnored });
    return toView({ ...before, isIgnored: isIgnored || undefined });
  });
}

async function listPaths(query: NotFoundQuery): Promise<NotFoundPage> {
  const order = { count: -1, _id: 1 } as const;
  const { records, ...page } = await readPage(NotFoundPath, query, {
    // The index has those that are not ignored under null.
    filter: { isIgnored: query.state ? true : null } as object,
    order,
    maxCount: maxCounted,
    countIndex: { isIgnored: 1, ...order },
  });
  return { ...page, items: records.map(toView) };
}

function toView({ _id, count, days, last, isIgnored }: NotFoundRecord): PathView {
  return {
    path: _id,
    count,
    days: Object.keys(days).length,
    lastDay: toUtcDay(last),
    isIgnored: isIgnored ?? false,
  };
}
