import mongoose, { type PipelineStage } from 'mongoose';
import type { EventQuery, EventTotals, VitalQuery, VitalTotals } from './contract';
import { EventRollup, type EventRollupRecord, VitalRollup, type VitalRollupRecord } from './model';
import { plusDays } from './rollUp';
import { p75Of } from './steps';

const mostKeys = 500;
const mostDays = 5000;

/** The events of a period, out of what was added up: whole months as such, the rest day by day. */
export async function eventTotals({ from, to, dimension, by }: EventQuery): Promise<EventTotals> {
  if (by === 'day') {
    const inPeriod = mongoose.trusted({ $gte: from, $lte: to });
    const days = await EventRollup.find({ dimension, bucket: 'day', at: inPeriod })
      .sort({ at: 1 })
      .limit(mostDays)
      .lean();
    return {
      rows: days
        .filter(isSeen)
        .map(({ key, at, views, events, visitors }) => ({ key, day: at, views, events, visitors })),
    };
  }
  const sums = { views: { $sum: '$views' }, events: { $sum: '$events' }, visitors: { $sum: '$visitors' } };
  const steps: PipelineStage[] = [
    { $match: { $or: partsOf(from, to).map((part) => ({ dimension, ...part })) } },
    { $group: { _id: '$key', ...sums } },
    { $match: { $expr: { $gt: [{ $add: ['$views', '$events'] }, 0] } } },
    { $sort: { views: -1, events: -1, _id: 1 } },
    { $limit: mostKeys },
  ];
  const rows = await EventRollup.aggregate(steps);
  return { rows: rows.map(({ _id, ...counts }) => ({ key: _id, day: null, ...counts })) };
}

const isSeen = ({ views, events }: Pick<EventRollupRecord, 'views' | 'events'>) => views + events > 0;

/** The buckets that make up a period: the days before its first whole month, its whole months, the days after. */
function partsOf(from: string, to: string): { bucket: string; at: object }[] {
  const first = from.endsWith('-01') ? from.slice(0, 7) : plusDays(`${from.slice(0, 7)}-01`, 32).slice(0, 7);
  const isWhole = plusDays(to, 1).endsWith('-01');
  const end = isWhole ? plusDays(to, 1).slice(0, 7) : to.slice(0, 7);
  if (first >= end) return [{ bucket: 'day', at: { $gte: from, $lte: to } }];
  return [
    { bucket: 'day', at: { $gte: from, $lt: `${first}-01` } },
    { bucket: 'month', at: { $gte: first, $lt: end } },
    { bucket: 'day', at: { $gte: `${end}-01`, $lte: to } },
  ];
}

/** How fast pages were in a period by one metric, by route; those most often measured first. */
export async function vitalTotals({ from, to, metric }: VitalQuery): Promise<VitalTotals> {
  const parts = partsOf(from, to).map((part) => ({ metric, ...part }));
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
    ...{ route, metric, p75: p75Of(metric, steps) },
    count: [...steps.values()].reduce((sum, count) => sum + count, 0),
  }));
  return { rows: rows.sort((a, b) => b.count - a.count || (a.route < b.route ? -1 : 1)) };
}
