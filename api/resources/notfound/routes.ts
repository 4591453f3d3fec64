import mongoose from 'mongoose';
import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { ourServer } from '../../http/can';
import { badRequest } from '../../http/Refusal';
import { createNotFoundHits, listNotFoundHits, type NotFoundPage, type NotFoundQuery } from './contract';
import { dayOf, NotFoundPath, type NotFoundRecord } from './model';
import { plainPath } from './plainPath';
import { mayListNotFoundHits } from './policy';

const mostPathsADay = 5000;
const mostCounted = 5000;
const mostAskedFor = { count: -1, _id: 1 } as const;

/** What visitors looked for and did not find. */
export function notFoundRoutes(api: Api): void {
  answer(api, createNotFoundHits, ourServer, async ({ body }): Promise<undefined> => {
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

  answer(api, listNotFoundHits, mayListNotFoundHits, ({ query }) => listOfPaths(query));
}

async function listOfPaths({ limit = '25', cursor }: NotFoundQuery): Promise<NotFoundPage> {
  const [records, found] = await Promise.all([
    NotFoundPath.find(cursor ? after(cursor) : {})
      .sort(mostAskedFor)
      .limit(Number(limit) + 1)
      .lean<NotFoundRecord[]>(),
    NotFoundPath.countDocuments({}, { limit: mostCounted + 1, hint: mostAskedFor }),
  ]);
  const shown = records.slice(0, Number(limit));
  const last = shown.at(-1);
  return {
    items: shown.map(({ _id, count, days, last }) => ({
      ...{ path: _id, count, days: Object.keys(days).length, lastDay: dayOf(last) },
    })),
    nextCursor: records.length > shown.length && last ? cursorOf(last) : null,
    total: Math.min(found, mostCounted),
    isMore: found > mostCounted,
  };
}

function cursorOf({ count, _id }: NotFoundRecord): string {
  return Buffer.from(`${count} ${_id}`).toString('base64url');
}

function after(cursor: string) {
  const [, count, path] = /^(\d{1,15}) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (path === undefined) throw badRequest('The cursor is not valid.');
  const fewer = { count: mongoose.trusted({ $lt: Number(count) }) };
  return { $or: [fewer, { count: Number(count), _id: mongoose.trusted({ $gt: path }) }] };
}
