import type mongoose from 'mongoose';
import type { PipelineStage } from 'mongoose';
import type { EventDimension } from './contract';
import { type Bucket, Event, EventRollup, Rollups, VitalRollup } from './model';
import { siteDay } from './siteDay';
import { stepOf } from './steps';

const day = 86_400_000;
/** Raw events go after 30 days: of an older day a part may be gone already. */
const wholeFor = 29 * day;
/** Events of the last moments may still be on their way into the database. */
const settling = 5 * 60_000;
/**
 * So many keys of a dimension have a sum of their own on a day, those seen most often; all others are one sum. Browsers
 * say what they like: without this, strangers would decide how much is kept.
 */
const mostKeysOfDay = 500;
const otherKeys = 'other';
/** Routes with figures of their own, by metric: more than any site has. */
const mostRoutes = 1000;
/** As many days are added up at once. */
const atOnce = 31;

/**
 * Adds up the events since the last time, by day and by month. Each bucket that may have changed is made anew from
 * what is below it and put in the place of the old one: doing it twice, or after it broke off, changes nothing.
 */
export async function rollUp(now = Date.now()): Promise<void> {
  const today = siteDay(now);
  const from = await firstDay(now);
  if (from) {
    for (const [first, last] of spans(from, today)) {
      for (const [dimension, key] of Object.entries(KEYS) as [EventDimension, Key][])
        await Event.aggregate(daysOf(dimension, key, first, last));
      await Event.aggregate(vitalsOf(first, last));
    }
    await EventRollup.aggregate(monthsOf(from.slice(0, 7)));
    await VitalRollup.aggregate(vitalMonthsOf(from.slice(0, 7)));
  }
  const through = new Date(now - settling);
  await Rollups.updateOne({ _id: 'events' }, { $max: { through } }, { upsert: true });
}

/** The first day that may have changed; nothing where there has never been an event. */
async function firstDay(now: number): Promise<string | undefined> {
  const state = await Rollups.findById('events').lean();
  if (state) return siteDay(Math.max(state.through.getTime(), now - wholeFor));
  const earliest = await Event.findOne().sort({ day: 1 }).select('day').lean();
  return earliest?.day;
}

function* spans(from: string, to: string): Generator<[string, string]> {
  for (let first = from; first <= to; first = plusDays(first, atOnce))
    yield [first, plusDays(first, atOnce - 1)];
}

export const plusDays = (of: string, days: number) =>
  new Date(Date.parse(of) + days * day).toISOString().slice(0, 10);

type Key = string | object;

/** What events are told apart by in each dimension; an event without it is not in it. */
const KEYS: Record<EventDimension, Key> = {
  total: { $literal: 'all' },
  path: '$path',
  referrer: '$referrer',
  class: '$class',
  source: '$source',
  campaign: '$campaign',
  device: '$device',
  browser: '$browser',
  event: { $cond: [{ $eq: ['$name', 'page_view'] }, null, '$name'] },
  robot: '$browser',
};

const one = (is: object) => ({ $sum: { $cond: [is, 1, 0] } });
const visitors = { $sum: '$visitors' };
const isView = { $eq: ['$name', 'page_view'] };
const sums = { views: { $sum: '$views' }, events: { $sum: '$events' } };

/** Robots count for nothing but the dimension of their own. */
function daysOf(dimension: EventDimension, key: Key, first: string, last: string): PipelineStage[] {
  const isRobot = dimension === 'robot' ? true : { $ne: true };
  return [
    { $match: { day: { $gte: first, $lte: last }, value: { $exists: false }, isRobot } },
    {
      $group: {
        _id: { at: '$day', key, visitor: '$visitor' },
        views: one(isView),
        events: one({ $not: isView }),
      },
    },
    { $match: { '_id.key': { $gt: '' } } },
    { $group: { _id: { at: '$_id.at', key: '$_id.key' }, ...sums, visitors: { $sum: 1 } } },
    ...ranked('$_id.at', { $add: ['$views', '$events'] }, '$_id.key'),
    { $group: { _id: { at: '$_id.at', key: keyOrOther }, ...sums, visitors } },
    { $unionWith: { coll: EventRollup.collection.name, pipeline: emptied(dimension, first, last) } },
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
function emptied(dimension: EventDimension, first: string, last: string) {
  const none = { $literal: 0 };
  return [
    { $match: { dimension, bucket: 'day' as const, at: { $gte: first, $lte: last } } },
    { $project: { _id: { at: '$at', key: '$key' }, views: none, events: none, visitors: none } },
  ];
}

function monthsOf(first: string): PipelineStage[] {
  return [
    { $match: { bucket: 'day', at: { $gte: first } } },
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

function vitalsOf(first: string, last: string): PipelineStage[] {
  const step = stepOf('$name', '$value');
  return [
    { $match: { day: { $gte: first, $lte: last }, value: { $exists: true }, isRobot: { $ne: true } } },
    { $group: { _id: { at: '$day', route: '$path', metric: '$name', step }, count: { $sum: 1 } } },
    ...stepsInto('day'),
  ];
}

function vitalMonthsOf(first: string): PipelineStage[] {
  const at = { $substrBytes: ['$at', 0, 7] };
  return [
    { $match: { bucket: 'day', at: { $gte: first } } },
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
