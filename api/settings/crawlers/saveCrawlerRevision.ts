import mongoose from 'mongoose';
import type { CrawlerSettings } from './contract';
import { CrawlerRevision, type CrawlerRevisionRecord } from './model';

const MAX_REVISIONS = 50;

/** Adds a version to the history of the crawler settings. The first one is preceded by the settings that it replaces. */
export async function saveCrawlerRevision(
  before: { values: CrawlerSettings; at: Date },
  values: CrawlerSettings,
  by: string,
): Promise<void> {
  const isFirst = !(await CrawlerRevision.exists({}));
  await CrawlerRevision.create([...(isFirst ? [{ ...before, by: '' }] : []), { values, by, at: new Date() }]);
  const surplus = await CrawlerRevision.find()
    .sort({ at: -1, _id: -1 })
    .skip(MAX_REVISIONS)
    .select('_id')
    .lean();
  if (surplus.length)
    await CrawlerRevision.deleteMany({ _id: mongoose.trusted({ $in: surplus.map(({ _id }) => _id) }) });
}

/** The saved versions, newest first. */
export const findCrawlerRevisions = (): Promise<CrawlerRevisionRecord[]> =>
  CrawlerRevision.find()
    .sort({ at: -1, _id: -1 })
    .limit(MAX_REVISIONS)
    .lean<CrawlerRevisionRecord[]>()
    .exec();
