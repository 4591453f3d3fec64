import mongoose from 'mongoose';
import { EventRollup, Rollups } from './model';
import { addDays } from './rollUp';
import { toSiteDay } from './toSiteDay';

const windowDays = 30;

/** The ID prefixes of the daily path rollups of the last thirty days. */
const idPrefixes = (now: number) =>
  Array.from({ length: windowDays }, (_, ago) => `day ${addDays(toSiteDay(now), -ago)} path `);

/** Views per path in the last thirty days; undefined while no rollup exists. */
export async function countViews(
  paths: string[],
  now = Date.now(),
): Promise<Map<string, number> | undefined> {
  if (!(await Rollups.exists({ _id: 'events' }))) return undefined;
  const ids = idPrefixes(now).flatMap((begin) => paths.map((path) => begin + path));
  const views = new Map(paths.map((path) => [path, 0]));
  const sums = await EventRollup.find({ _id: mongoose.trusted({ $in: ids }) }, { key: 1, views: 1 }).lean();
  for (const { key, views: seen } of sums) views.set(key, (views.get(key) ?? 0) + seen);
  return views;
}

/** Views of every path with a prefix, such as `/service-areas/`, in the last thirty days. */
export async function countViewsBelow(
  prefix: string,
  now = Date.now(),
): Promise<{ path: string; views: number }[]> {
  // A string with the prefix sorts before the prefix followed by the highest code point.
  const idRanges = idPrefixes(now).map((begin) => ({
    _id: { $gte: begin + prefix, $lt: `${begin}${prefix}\u{10ffff}` },
  }));
  return EventRollup.aggregate([
    { $match: { $or: idRanges } },
    { $group: { _id: '$key', views: { $sum: '$views' } } },
    { $project: { _id: 0, path: '$_id', views: 1 } },
  ]);
}
