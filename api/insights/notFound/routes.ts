import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { internalServer } from '../../identity/access/can';
import { readPage } from '../../platform/records/readPage';
import { createNotFoundHits, listNotFoundHits, type NotFoundPage, type NotFoundQuery } from './contract';
import { NotFoundPath, toUtcDay } from './model';
import { mayListNotFoundHits } from './policy';
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
}

async function listPaths(query: NotFoundQuery): Promise<NotFoundPage> {
  const order = { count: -1, _id: 1 } as const;
  const { records, ...page } = await readPage(NotFoundPath, query, {
    order,
    maxCount: maxCounted,
    countIndex: order,
  });
  return {
    ...page,
    items: records.map(({ _id, count, days, last }) => ({
      path: _id,
      count,
      days: Object.keys(days).length,
      lastDay: toUtcDay(last),
    })),
  };
}
