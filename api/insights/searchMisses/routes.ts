import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { readPage } from '../../platform/records/readPage';
import { createSearchMiss, listSearchMisses, type SearchMissPage, type SearchMissQuery } from './contract';
import { SearchMiss } from './model';
import { plainWords } from './plainWords';
import { mayListSearchMisses } from './policy';

const mostNewADay = 1000;
const mostCounted = 5000;

/** What visitors searched for and did not find. */
export function searchMissRoutes(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(
    api,
    createSearchMiss,
    anyone,
    async ({ body, req }): Promise<undefined> => {
      await rateLimit.allow('search-miss', networkOf(clientAddress(req, env.internalKey)), 30, 600);
      const _id = plainWords(body.words);
      if (_id) await count(_id);
    },
    { isProofNeeded: true },
  );

  addRoute(api, listSearchMisses, mayListSearchMisses, ({ query }) => listOfMisses(query));
}

async function count(_id: string): Promise<void> {
  const day = new Date(new Date().toISOString().slice(0, 10));
  // Whoever makes words up fills no more than this; those that are known go on being counted.
  const upsert = (await SearchMiss.countDocuments({ first: day }, { limit: mostNewADay })) < mostNewADay;
  await SearchMiss.updateOne(
    { _id },
    { $inc: { count: 1 }, $set: { last: day }, $setOnInsert: { first: day } },
    { upsert },
  );
}

async function listOfMisses(query: SearchMissQuery): Promise<SearchMissPage> {
  const order = { count: -1, _id: 1 } as const;
  const { records, ...page } = await readPage(SearchMiss, query, {
    order,
    bound: mostCounted,
    countBy: order,
  });
  return {
    ...page,
    items: records.map(({ _id, count, first, last }) => ({
      ...{ words: _id, count, firstDay: dayOf(first), lastDay: dayOf(last) },
    })),
  };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
