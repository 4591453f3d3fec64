import mongoose, { type PipelineStage } from 'mongoose';
import { type Lock, runExclusively } from '../../platform/db/runExclusively';
import { type EventDimension, eventDimensions } from './contract';
import { countSome } from './countEvents';
import { type Bucket, EventRollup, Rollups, VitalRollup } from './model';

const day = 86_400_000;
/**
 * So many keys of a dimension have a sum of their own on a day, those seen most often; all others are one sum. Browsers
 * say what they like: without this, strangers would decide how much is kept.
 */
const mostKeysOfDay = 500;
const otherKeys = 'other';
/** Routes with figures of their own, by metric: more than any site has. */
const mostRoutes = 1000;

/**
 * Adds up the events that came since the last time: to the parts of their days, of these the days, of days the months.
 * What is made of parts is made anew and put in the place of the old: doing it twice, or after it broke off, changes
 * nothing. One process at a time.
 */
export async function rollUp(now = Date.now()): Promise<void> {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  await runExclusively(db.collection<Lock>('locks'), 'add up events', async () => {
    while (await countSome());
    const { days = [] } = (await Rollups.findById('events').lean()) ?? {};
    if (days.length) await makeAnew(days);
    await Rollups.updateOne(
      { _id: 'events' },
      { $max: { through: new Date(now) }, $pullAll: { days } },
      { upsert: true },
    );
  });
}

async function makeAnew(days: string[]): Promise<void> {
  for (const dimension of eventDimensions) await EventRollup.aggregate(daysOf(dimension, days));
  await VitalRollup.aggregate(vitalsOf(days));
  for (const month of new Set(days.map((one) => one.slice(0, 7)))) {
    await EventRollup.aggregate(monthsOf(month));
    await VitalRollup.aggregate(vitalMonthsOf(month));
  }
}

export const plusDays = (of: string, days: number) =>
  new Date(Date.parse(of) + days * day).toISOString().slice(0, 10);

const visitors = { $sum: '$visitors' };
const sums = { views: { $sum: '$views' }, events: { $sum: '$events' } };

function daysOf(dimension: EventDimension, days: string[]): PipelineStage[] {
  return [
    { $match: { bucket: 'part', dimension, at: { $in: days } } },
    { $project: { _id: { at: '$at', key: '$key' }, views: 1, events: 1, visitors: 1 } },
    ...ranked('$_id.at', { $add: ['$views', '$events'] }, '$_id.key'),
    { $group: { _id: { at: '$_id.at', key: keyOrOther }, ...sums, visitors } },
    { $unionWith: { coll: EventRollup.collection.name, pipeline: emptied(dimension, days) } },
    { $group: { _id: '$_id', ...sums, visitors } },
    ...into('day', { dimension: { $literal: dimension }, key: '$_id.key' }),
  ];
}

/** Says of each document its rank among those of a partition, the most frequent first. */
function ranked(partitionBy: string | object, count: object | string, key: string): PipelineStage[] {
  const order = { count: { $multiply: [count, -1] }, key };
  return [
    { $set: { order } },
    { $setWindowFields: { partitionBy, sortBy: { order: 1 }, output: { rank: { $documentNumber: {} } } } },
  ] as PipelineStage[];
}

const keyOrOther = { $cond: [{ $lte: ['$rank', mostKeysOfDay] }, '$_id.key', otherKeys] };

/** What these days had before, as nothing: a key that has become one of the others keeps no sum of its own beside theirs. */
function emptied(dimension: EventDimension, days: string[]) {
  const none = { $literal: 0 };
  return [
    { $match: { dimension, bucket: 'day' as const, at: { $in: days } } },
    { $project: { _id: { at: '$at', key: '$key' }, views: none, events: none, visitors: none } },
  ];
}

/** The days of a month: no day of it is called like one of the next month. */
const inMonth = (month: string) => ({ bucket: 'day', at: { $gte: `${month}-01`, $lte: `${month}-31` } });

function monthsOf(month: string): PipelineStage[] {
  return [
    { $match: { dimension: { $in: [...eventDimensions] }, ...inMonth(month) } },
    {
      $group: {
        _id: { at: { $substrBytes: ['$at', 0, 7] }, dimension: '$dimension', key: '$key' },
        ...sums,
        visitors,
      },
    },
    ...into('month', { dimension: '$_id.dimension', key: '$_id.key' }),
  ];
}

function into(bucket: Bucket, { dimension, key }: Record<'dimension' | 'key', unknown>) {
  const project = {
    _id: { $concat: [bucket, ' ', '$_id.at', ' ', dimension, ' ', key] },
    bucket: { $literal: bucket },
    ...{ at: '$_id.at', dimension, key, views: 1, events: 1, visitors: 1 },
    date: beginning(bucket),
  };
  return [{ $project: project }, merge(EventRollup)] as PipelineStage[];
}

function vitalsOf(days: string[]): PipelineStage[] {
  const { at, route, metric } = { at: '$at', route: '$route', metric: '$metric' };
  const project = {
    _id: { $concat: ['day ', at, ' ', metric, ' ', route] },
    ...{ bucket: { $literal: 'day' }, at, route, metric, steps: 1, date: 1 },
  };
  const all = { $sum: { $map: { input: { $objectToArray: '$steps' }, in: '$$this.v' } } };
  return [
    { $match: { bucket: 'part', at: { $in: days } } },
    ...ranked({ at, metric }, all, route),
    { $match: { rank: { $lte: mostRoutes } } },
    { $project: project },
    merge(VitalRollup),
  ] as PipelineStage[];
}

function vitalMonthsOf(month: string): PipelineStage[] {
  const at = { $substrBytes: ['$at', 0, 7] };
  return [
    { $match: inMonth(month) },
    { $project: { at, route: 1, metric: 1, steps: { $objectToArray: '$steps' } } },
    { $unwind: '$steps' },
    {
      $group: {
        _id: { at: '$at', route: '$route', metric: '$metric', step: { $toInt: '$steps.k' } },
        count: { $sum: '$steps.v' },
      },
    },
    ...stepsInto('month'),
  ];
}

function stepsInto(bucket: Bucket): PipelineStage[] {
  const { at, route, metric } = { at: '$_id.at', route: '$_id.route', metric: '$_id.metric' };
  const steps = { $push: { k: { $toString: '$_id.step' }, v: '$count' } };
  const project = {
    _id: { $concat: [bucket, ' ', at, ' ', metric, ' ', route] },
    ...{ bucket: { $literal: bucket }, at, route, metric, date: beginning(bucket) },
    steps: { $arrayToObject: '$steps' },
  };
  return [
    { $sort: { '_id.step': 1 } },
    { $group: { _id: { at, route, metric }, steps, count: { $sum: '$count' } } },
    ...ranked({ at, metric }, '$count', route),
    { $match: { rank: { $lte: mostRoutes } } },
    { $project: project },
    merge(VitalRollup),
  ] as PipelineStage[];
}

/** The first moment of a bucket. */
const beginning = (bucket: Bucket) => ({
  $dateFromString: { dateString: bucket === 'day' ? '$_id.at' : { $concat: ['$_id.at', '-01'] } },
});

const merge = ({ collection }: { collection: mongoose.Collection }) => ({
  $merge: { into: collection.name, whenMatched: 'replace', whenNotMatched: 'insert' },
});
