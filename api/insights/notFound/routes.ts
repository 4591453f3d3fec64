import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { internalServer } from '../../identity/access/can';
import { readPage } from '../../platform/records/readPage';
import { createNotFoundHits, listNotFoundHits, type NotFoundPage, type NotFoundQuery } from './contract';
import { dayOf, NotFoundPath } from './model';
import { plainPath } from './plainPath';
import { mayListNotFoundHits } from './policy';

const mostPathsADay = 5000;
const mostCounted = 5000;

/** What visitors looked for and did not find. */
export function notFoundRoutes(api: Api): void {
  addRoute(api, createNotFoundHits, internalServer, async ({ body }): Promise<undefined> => {
    const day = dayOf(new Date());
    // Whoever tries any number of paths fills no more than this; those that are known go on being counted.
    const upsert =
      (await NotFoundPath.countDocuments({ first: day }, { limit: mostPathsADay })) < mostPathsADay;
    const update = (count: number) => ({
      $inc: { count, [`days.${day}`]: count },
      $set: { last: new Date(day) },
      $setOnInsert: { first: day },
    });
    await NotFoundPath.bulkWrite(
      body.hits.map(({ path, count }) => ({
        updateOne: { filter: { _id: plainPath(path) }, update: update(count), upsert },
      })),
      { ordered: false },
    );
  });

  addRoute(api, listNotFoundHits, mayListNotFoundHits, ({ query }) => listOfPaths(query));
}

async function listOfPaths(query: NotFoundQuery): Promise<NotFoundPage> {
  const order = { count: -1, _id: 1 } as const;
  const { records, ...page } = await readPage(NotFoundPath, query, {
    order,
    bound: mostCounted,
    countBy: order,
  });
  return {
    ...page,
    items: records.map(({ _id, count, days, last }) => ({
      ...{ path: _id, count, days: Object.keys(days).length, lastDay: dayOf(last) },
    })),
  };
}
