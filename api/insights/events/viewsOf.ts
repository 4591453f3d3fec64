import mongoose from 'mongoose';
import { EventRollup, Rollups } from './model';
import { plusDays } from './rollUp';
import { siteDay } from './siteDay';

const days = 30;

/** Which days the figures of the last thirty are of, as the ids of their sums begin. */
const lastDays = (now: number) =>
  Array.from({ length: days }, (_, ago) => `day ${plusDays(siteDay(now), -ago)} path `);

/** How often pages were seen in the last thirty days, by their paths; nothing where nobody has counted yet. */
export async function viewsOf(paths: string[], now = Date.now()): Promise<Map<string, number> | undefined> {
  if (!(await Rollups.exists({ _id: 'events' }))) return undefined;
  const ids = lastDays(now).flatMap((begin) => paths.map((path) => begin + path));
  const views = new Map(paths.map((path) => [path, 0]));
  const sums = await EventRollup.find({ _id: mongoose.trusted({ $in: ids }) }, { key: 1, views: 1 }).lean();
  for (const { key, views: seen } of sums) views.set(key, (views.get(key) ?? 0) + seen);
  return views;
}

/** The same of every page below an address that was seen at all: `/service-areas/`. */
export async function viewsBelow(
  prefix: string,
  now = Date.now(),
): Promise<{ path: string; views: number }[]> {
  // Whatever begins so comes before the same with the last letter there is.
  const ofDays = lastDays(now).map((begin) => ({
    _id: { $gte: begin + prefix, $lt: `${begin}${prefix}\u{10ffff}` },
  }));
  return EventRollup.aggregate([
    { $match: { $or: ofDays } },
    { $group: { _id: '$key', views: { $sum: '$views' } } },
    { $project: { _id: 0, path: '$_id', views: 1 } },
  ]);
}
