import mongoose, { type PipelineStage } from 'mongoose';
import { type Lock, runExclusively } from '../../platform/db/runExclusively';
import { rollUpGoals } from '../goals/rollUpGoals';
import { rollUpBrowsers } from '../uniqueVisitors/rollUpBrowsers';
import { Visit } from '../visits/model';
import { rollUpVisits } from '../visits/rollUpVisits';
import { type EventDimension, eventDimensions } from './contract';
import { countEvents } from './countEvents';
import { type Bucket, EventRollup, Rollups, VitalRollup } from './model';
import { toSiteDay } from './toSiteDay';

const day = 86_400_000;
/**
 * The most frequent keys of a dimension and day get their own sum, the rest share one. Clients send arbitrary values;
 * without this limit, anonymous visitors would decide how much is stored.
 */
const maxKeysPerDay = 500;
const otherKeys = 'other';
/** Routes with their own figures per metric and device; more than any site has. */
const maxRoutes = 1000;
/** A day of many visits is counted again when this share of them has changed, and at least once an hour. */
const RECOUNT_SHARE = 0.02;
const MAX_WAIT_MS = 3_600_000;

/**
 * Adds new events to the partial sums of their days, then rebuilds the affected days and months. Rebuilding replaces
 * the old records, so a repeated or interrupted run changes nothing. One process at a time. A day with more than
 * `fewVisits` waits until it is worth its cost.
 */
export async function rollUp(now = Date.now(), fewVisits = 2000): Promise<void> {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  await runExclusively(db.collection<Lock>('locks'), 'add up events', async () => {
    while (await countEvents());
    const { days = [], changed = {}, visitsAt } = (await Rollups.findById('events').lean()) ?? {};
    if (days.length) await rebuildRollups(days);
    // Visits of older days are about to expire: their rollups are final.
    const today = toSiteDay(now);
    const recent = addDays(today, -28);
    const isAllDue = now - (visitsAt?.getTime() ?? 0) >= MAX_WAIT_MS;
    const due: string[] = [];
    for (const [day, visitors] of Object.entries({ ...fullyChanged(days), ...changed }))
      if (isAllDue || day < today || (await isMuchChanged(day, visitors, fewVisits))) due.push(day);
    const counted = due.filter((day) => day >= recent);
    await rollUpVisits(counted);
    await rollUpBrowsers(counted);
    const stored = Array.from({ length: 29 }, (_, ago) => addDays(today, -ago));
    await rollUpGoals(counted, stored);
    await Rollups.updateOne(
      { _id: 'events' },
      {
        $max: { through: new Date(now), ...(isAllDue && due.length && { visitsAt: new Date(now) }) },
        $pullAll: { days },
        ...(due.length && { $unset: Object.fromEntries(due.map((day) => [`changed.${day}`, ''])) }),
      },
      { upsert: true },
    );
  });
}

/** Days that an earlier version marked without a number. */
const fullyChanged = (days: string[]) =>
  Object.fromEntries(days.map((day) => [day, Number.POSITIVE_INFINITY]));

/**
 * Whether the visits of so many visitors make it worth counting all visits of the day again. The more visits a day has
 * the rarer that is, so the work grows with the new events and not with the stored ones.
 */
async function isMuchChanged(day: string, visitors: number, fewVisits: number): Promise<boolean> {
  const visits = await Visit.countDocuments({ day });
  return visits <= fewVisits || visitors >= visits * RECOUNT_SHARE;
}

async function rebuildRollups(days: string[]): Promise<void> {
  for (const dimension of eventDimensions) await EventRollup.aggregate(dayPipeline(dimension, days));
  await VitalRollup.aggregate(vitalDayPipeline(days));
  for (const month of new Set(days.map((one) => one.slice(0, 7)))) {
    await EventRollup.aggregate(monthPipeline(month));
    await VitalRollup.aggregate(vitalMonthPipeline(month));
  }
}

export const addDays = (of: string, days: number) =>
  new Date(Date.parse(of) + days * day).toISOString().slice(0, 10);

const visitors = { $sum: '$visitors' };
const sums = { views: { $sum: '$views' }, events: { $sum: '$events' } };

function dayPipeline(dimension: EventDimension, days: string[]): PipelineStage[] {
  return [
    { $match: { bucket: 'part', dimension, at: { $in: days } } },
    { $project: { _id: { at: '$at', key: '$key' }, views: 1, events: 1, visitors: 1 } },
    ...rankStages('$_id.at', { $add: ['$views', '$events'] }, '$_id.key'),
    { $group: { _id: { at: '$_id.at', key: keyOrOther }, ...sums, visitors } },
    { $unionWith: { coll: EventRollup.collection.name, pipeline: zeroCounts(dimension, days) } },
    { $group: { _id: '$_id', ...sums, visitors } },
    ...mergeStages('day', { dimension: { $literal: dimension }, key: '$_id.key' }),
  ];
}

/** Adds the rank of each document within its partition, most frequent first. */
function rankStages(partitionBy: string | object, count: object | string, key: string): PipelineStage[] {
  const order = { count: { $multiply: [count, -1] }, key };
  return [
    { $set: { order } },
    { $setWindowFields: { partitionBy, sortBy: { order: 1 }, output: { rank: { $documentNumber: {} } } } },
  ] as PipelineStage[];
}

const keyOrOther = { $cond: [{ $lte: ['$rank', maxKeysPerDay] }, '$_id.key', otherKeys] };

/** The existing keys of these days with zero counts, so that a key that became part of "other" loses its own sum. */
function zeroCounts(dimension: EventDimension, days: string[]) {
  const none = { $literal: 0 };
  return [
    { $match: { dimension, bucket: 'day' as const, at: { $in: days } } },
    { $project: { _id: { at: '$at', key: '$key' }, views: none, events: none, visitors: none } },
  ];
}

/** The days of a month. String comparison suffices: no day up to 31 sorts into the next month. */
const inMonth = (month: string) => ({ bucket: 'day', at: { $gte: `${month}-01`, $lte: `${month}-31` } });

function monthPipeline(month: string): PipelineStage[] {
  return [
    { $match: { dimension: { $in: [...eventDimensions] }, ...inMonth(month) } },
    {
      $group: {
        _id: { at: { $substrBytes: ['$at', 0, 7] }, dimension: '$dimension', key: '$key' },
        ...sums,
        visitors,
      },
    },
    ...mergeStages('month', { dimension: '$_id.dimension', key: '$_id.key' }),
  ];
}

function mergeStages(bucket: Bucket, { dimension, key }: Record<'dimension' | 'key', unknown>) {
  const project = {
    _id: { $concat: [bucket, ' ', '$_id.at', ' ', dimension, ' ', key] },
    bucket: { $literal: bucket },
    at: '$_id.at',
    dimension,
    key,
    views: 1,
    events: 1,
    visitors: 1,
    date: startDate(bucket),
  };
  return [{ $project: project }, mergeStage(EventRollup)] as PipelineStage[];
}

function vitalDayPipeline(days: string[]): PipelineStage[] {
  const { at, route, metric } = { at: '$at', route: '$route', metric: '$metric' };
  const project = {
    _id: vitalId('day', { at, metric, device: '$device', route }),
    bucket: { $literal: 'day' },
    at,
    route,
    metric,
    device: 1,
    steps: 1,
    date: 1,
  };
  const all = { $sum: { $map: { input: { $objectToArray: '$steps' }, in: '$$this.v' } } };
  return [
    { $match: { bucket: 'part', at: { $in: days } } },
    ...rankStages({ at, metric, device: '$device' }, all, route),
    { $match: { rank: { $lte: maxRoutes } } },
    { $project: project },
    mergeStage(VitalRollup),
  ] as PipelineStage[];
}

/** Records that know no device keep the ID that they had before devices were told apart. */
const vitalId = (bucket: Bucket, { at, metric, device, route }: Record<VitalIdPart, string>) => ({
  $concat: [`${bucket} `, at, ' ', metric, ' ', { $ifNull: [{ $concat: [device, ' '] }, ''] }, route],
});

type VitalIdPart = 'at' | 'metric' | 'device' | 'route';

function vitalMonthPipeline(month: string): PipelineStage[] {
  const at = { $substrBytes: ['$at', 0, 7] };
  return [
    { $match: inMonth(month) },
    { $project: { at, route: 1, metric: 1, device: 1, steps: { $objectToArray: '$steps' } } },
    { $unwind: '$steps' },
    {
      $group: {
        _id: {
          at: '$at',
          route: '$route',
          metric: '$metric',
          device: '$device',
          step: { $toInt: '$steps.k' },
        },
        count: { $sum: '$steps.v' },
      },
    },
    ...vitalMergeStages('month'),
  ];
}

function vitalMergeStages(bucket: Bucket): PipelineStage[] {
  const { at, route, metric } = { at: '$_id.at', route: '$_id.route', metric: '$_id.metric' };
  const device = '$_id.device';
  const steps = { $push: { k: { $toString: '$_id.step' }, v: '$count' } };
  const project = {
    _id: vitalId(bucket, { at, metric, device, route }),
    bucket: { $literal: bucket },
    at,
    route,
    metric,
    device,
    date: startDate(bucket),
    steps: { $arrayToObject: '$steps' },
  };
  return [
    { $sort: { '_id.step': 1 } },
    { $group: { _id: { at, route, metric, device }, steps, count: { $sum: '$count' } } },
    ...rankStages({ at, metric, device }, '$count', route),
    { $match: { rank: { $lte: maxRoutes } } },
    { $project: project },
    mergeStage(VitalRollup),
  ] as PipelineStage[];
}

/** Start date of a bucket. */
const startDate = (bucket: Bucket) => ({
  $dateFromString: { dateString: bucket === 'day' ? '$_id.at' : { $concat: ['$_id.at', '-01'] } },
});

const mergeStage = ({ collection }: { collection: mongoose.Collection }) => ({
  $merge: { into: collection.name, whenMatched: 'replace', whenNotMatched: 'insert' },
});
