import mongoose from 'mongoose';
import { ExternalLink } from './model';

/** The most links that are checked. */
const MAX_EXTERNAL_LINKS = 50_000;
const BATCH = 1_000;
const DAY_MS = 86_400_000;

/** Notes which pages of other sites this one links to. New ones are checked next; those without a link are forgotten. */
export async function syncExternalLinks(urls: ReadonlySet<string>, now: Date): Promise<void> {
  const all = [...urls].slice(0, MAX_EXTERNAL_LINKS);
  for (let at = 0; at < all.length; at += BATCH) {
    const part = all.slice(at, at + BATCH);
    const known = await ExternalLink.find({ _id: mongoose.trusted({ $in: part }) })
      .select('_id')
      .lean<{ _id: string }[]>();
    const ids = new Set(known.map(({ _id }) => _id));
    const added = part.filter((url) => !ids.has(url));
    if (added.length)
      await ExternalLink.bulkWrite(
        added.map((_id) => ({
          updateOne: {
            filter: { _id },
            update: { $setOnInsert: { nextCheckAt: now, seenAt: now } },
            upsert: true,
          },
        })),
        { ordered: false },
      );
    const isOld = mongoose.trusted({ $lt: new Date(now.getTime() - DAY_MS) });
    await ExternalLink.updateMany(
      { _id: mongoose.trusted({ $in: part }), seenAt: isOld },
      { $set: { seenAt: now } },
    );
  }
}

/** The links that are broken, each with its status or error. */
export async function readBrokenLinks(): Promise<Map<string, string>> {
  const found = await ExternalLink.find({ isBroken: true })
    .limit(MAX_EXTERNAL_LINKS)
    .lean<{ _id: string; status: number; error: string }[]>();
  return new Map(found.map(({ _id, status, error }) => [_id, error || `HTTP status ${status}`]));
}
