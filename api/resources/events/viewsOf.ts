import mongoose from 'mongoose';
import { EventRollup, Rollups } from './model';
import { plusDays } from './rollUp';
import { siteDay } from './siteDay';

const days = 30;

/** How often pages were seen in the last thirty days, by their paths; nothing where nobody has counted yet. */
export async function viewsOf(paths: string[], now = Date.now()): Promise<Map<string, number> | undefined> {
  if (!(await Rollups.exists({ _id: 'events' }))) return undefined;
  const today = siteDay(now);
  const ids = Array.from({ length: days }, (_, ago) => plusDays(today, -ago)).flatMap((at) =>
    paths.map((path) => `day ${at} path ${path}`),
  );
  const views = new Map(paths.map((path) => [path, 0]));
  const sums = await EventRollup.find({ _id: mongoose.trusted({ $in: ids }) }, { key: 1, views: 1 }).lean();
  for (const { key, views: seen } of sums) views.set(key, (views.get(key) ?? 0) + seen);
  return views;
}
