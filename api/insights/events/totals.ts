import mongoose, { type PipelineStage } from 'mongoose';
import type { EventQuery, EventTotals, VitalQuery, VitalTotals } from './contract';
import { readDropped } from './droppedEvents';
import { estimateP75, rateSteps } from './histogram';
import { EventRollup, type EventRollupRecord, VitalRollup, type VitalRollupRecord } from './model';
import { addDays } from './rollUp';

const maxKeys = 500;
const maxDays = 5000;

/**
 * Event counts of a period from the rollups: monthly sums for full months, daily sums for the rest. The list of bots
 * begins with what was not stored.
 */
export async function getEventTotals(query: EventQuery): Promise<EventTotals> {
  const { from, to, dimension, by } = query;
  const dropped = dimension === 'robot' ? await readDropped(query) : [];
  if (by === 'day') {
    const inPeriod = mongoose.trusted({ $gte: from, $lte: to });
    const days = await EventRollup.find({ dimension, bucket: 'day', at: inPeriod })
      .sort({ at: 1 })
      .limit(maxDays)
      .lean();
    const rows = days
      .filter(hasCounts)
      .map(({ key, at, views, events, visitors }) => ({ key, day: at, views, events, visitors }));
    return { rows: [...dropped, ...rows] };
  }
  const sums = { views: { $sum: '$views' }, events: { $sum: '$events' }, visitors: { $sum: '$visitors' } };
  const steps: PipelineStage[] = [
    { $match: { $or: splitPeriod(from, to).map((part) => ({ dimension, ...part })) } },
    { $group: { _id: '$key', ...sums } },
    { $match: { $expr: { $gt: [{ $add: ['$views', '$events'] }, 0] } } },
    { $sort: { views: -1, events: -1, _id: 1 } },
    { $limit: maxKeys },
  ];
  const rows = await EventRollup.aggregate(steps);
  return { rows: [...dropped, ...rows.map(({ _id, ...counts }) => ({ key: _id, day: null, ...counts }))] };
}

const hasCounts = ({ views, events }: Pick<EventRollupRecord, 'views' | 'events'>) => views + events > 0;

/** The buckets that make up a period: days before the first full month, full months, days after them. */
export function splitPeriod(from: string, to: string): { bucket: string; at: object }[] {
  const first = from.endsWith('-01') ? from.slice(0, 7) : addDays(`${from.slice(0, 7)}-01`, 32).slice(0, 7);
  const isFullMonth = addDays(to, 1).endsWith('-01');
  const end = isFullMonth ? addDays(to, 1).slice(0, 7) : to.slice(0, 7);
  if (first >= end) return [{ bucket: 'day', at: { $gte: from, $lte: to } }];
  return [
    { bucket: 'day', at: { $gte: from, $lt: `${first}-01` } },
    { bucket: 'month', at: { $gte: first, $lt: end } },
    { bucket: 'day', at: { $gte: `${end}-01`, $lte: to } },
  ];
}

/** Page speed in a period for one metric, by route, most measured first. */
export async function getVitalTotals({ from, to, metric, device }: VitalQuery): Promise<VitalTotals> {
  const parts = splitPeriod(from, to).map((part) => ({ metric, ...(device && { device }), ...part }));
  const found: Pick<VitalRollupRecord, 'route' | 'steps'>[] = await VitalRollup.aggregate([
    { $match: { $or: parts } },
    { $project: { _id: 0, route: 1, steps: 1 } },
  ]);
  const routes = new Map<string, Map<number, number>>();
  for (const { route, steps } of found) {
    const sums = routes.get(route) ?? new Map<number, number>();
    for (const [step, count] of Object.entries(steps))
      sums.set(Number(step), (sums.get(Number(step)) ?? 0) + count);
    routes.set(route, sums);
  }
  const rows = [...routes].map(([route, steps]) => ({
    route,
    metric,
    p75: estimateP75(metric, steps),
    ...rateSteps(metric, steps),
    count: [...steps.values()].reduce((sum, count) => sum + count, 0),
  }));
  return { rows: rows.sort((a, b) => b.count - a.count || (a.route < b.route ? -1 : 1)) };
}
