import mongoose from 'mongoose';
import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { ourServer } from '../../http/can';
import { createNotFoundHits, listNotFoundHits, type NotFoundPage, type NotFoundQuery } from './contract';
import { NotFoundHit } from './model';
import { plainPath } from './plainPath';
import { mayListNotFoundHits } from './policy';

const mostPathsADay = 5000;
const kept = 60 * 86_400_000;

/** What visitors looked for and did not find. */
export function notFoundRoutes(api: Api): void {
  answer(api, createNotFoundHits, ourServer, async ({ body }): Promise<undefined> => {
    const day = new Date(new Date().toISOString().slice(0, 10));
    // Whoever tries any number of paths fills no more than this; those that are known go on being counted.
    const upsert = (await NotFoundHit.countDocuments({ day })) < mostPathsADay;
    const update = (count: number) => ({
      $inc: { count },
      $setOnInsert: { _id: new mongoose.mongo.ObjectId().toHexString() },
    });
    await NotFoundHit.bulkWrite(
      body.hits.map(({ path, count }) => ({
        updateOne: { filter: { path: plainPath(path), day }, update: update(count), upsert },
      })),
      { ordered: false },
    );
  });

  answer(api, listNotFoundHits, mayListNotFoundHits, ({ query }) => listOfPaths(query));
}

async function listOfPaths({ since, limit = '25', cursor = '0' }: NotFoundQuery): Promise<NotFoundPage> {
  const earliest = new Date(Math.max(Date.now() - kept, since ? Date.parse(since) : 0));
  const [found] = await NotFoundHit.aggregate<{ items: Group[]; all: { count: number }[] }>([
    { $match: { day: mongoose.trusted({ $gte: earliest }) } },
    { $group: { _id: '$path', count: { $sum: '$count' }, days: { $sum: 1 }, last: { $max: '$day' } } },
    { $sort: { count: -1, _id: 1 } },
    {
      $facet: {
        items: [{ $skip: Number(cursor) }, { $limit: Number(limit) }],
        all: [{ $count: 'count' }],
      },
    },
  ]);
  const total = found?.all[0]?.count ?? 0;
  const next = Number(cursor) + Number(limit);
  return {
    items: (found?.items ?? []).map(({ _id, count, days, last }) => ({
      ...{ path: _id, count, days },
      lastDay: last.toISOString().slice(0, 10),
    })),
    nextCursor: next < total ? String(next) : null,
    total,
  };
}

interface Group {
  _id: string;
  count: number;
  days: number;
  last: Date;
}
