import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { readPage } from '../../platform/records/readPage';
import { createSearchMiss, listSearchMisses, type SearchMissPage, type SearchMissQuery } from './contract';
import { SearchMiss } from './model';
import { normalizeSearchTerms } from './normalizeSearchTerms';
import { mayListSearchMisses } from './policy';

const maxNewPerDay = 1000;
const maxCounted = 5000;

/** Site searches without results. */
export function searchMissRoutes(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(
    api,
    createSearchMiss,
    anyone,
    async ({ body, req }): Promise<undefined> => {
      await rateLimit.consume('search-miss', networkOf(clientAddress(req, env.internalKey)), 30, 600);
      const _id = normalizeSearchTerms(body.words);
      if (_id) await count(_id);
    },
    { isOriginRequired: true },
  );

  addRoute(api, listSearchMisses, mayListSearchMisses, ({ query }) => listMisses(query));
}

async function count(_id: string): Promise<void> {
  const day = new Date(new Date().toISOString().slice(0, 10));
  // Limits the new entries per day, so that made-up words cannot fill the collection. Known ones are still counted.
  const upsert = (await SearchMiss.countDocuments({ first: day }, { limit: maxNewPerDay })) < maxNewPerDay;
  await SearchMiss.updateOne(
    { _id },
    { $inc: { count: 1 }, $set: { last: day }, $setOnInsert: { first: day } },
    { upsert },
  );
}

async function listMisses(query: SearchMissQuery): Promise<SearchMissPage> {
  const order = { count: -1, _id: 1 } as const;
  const { records, ...page } = await readPage(SearchMiss, query, {
    order,
    maxCount: maxCounted,
    countIndex: order,
  });
  return {
    ...page,
    items: records.map(({ _id, count, first, last }) => ({
      words: _id,
      count,
      firstDay: toUtcDay(first),
      lastDay: toUtcDay(last),
    })),
  };
}

const toUtcDay = (time: Date) => time.toISOString().slice(0, 10);
