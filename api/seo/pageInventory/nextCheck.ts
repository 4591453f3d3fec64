import mongoose from 'mongoose';
import { PageFacts, type PageFactsRecord } from '../pageFacts/model';
import { SitemapAddress, type SitemapAddressRecord } from '../sitemap/model';

type Listed = Pick<SitemapAddressRecord, 'nextCheckAt'>;
type Unlisted = Pick<PageFactsRecord, 'nextCheckAt'>;

/** When the next page is checked; null while none is known. */
export async function readNextCheck(): Promise<string | null> {
  const [listed, unlisted] = await Promise.all([
    SitemapAddress.findOne({ unlistedAt: null })
      .sort({ nextCheckAt: 1 })
      .select('nextCheckAt')
      .lean<Listed>(),
    PageFacts.findOne({ isListed: false, nextCheckAt: mongoose.trusted({ $ne: null }) })
      .sort({ nextCheckAt: 1 })
      .select('nextCheckAt')
      .lean<Unlisted>(),
  ]);
  const times = [listed, unlisted].flatMap((page) => page?.nextCheckAt?.getTime() ?? []);
  return times.length ? new Date(Math.min(...times)).toISOString() : null;
}

/** When a page is checked next. Those that are listed follow the checks of the sitemap. */
export async function readNextCheckOf({
  _id,
  isListed,
  nextCheckAt,
}: Pick<PageFactsRecord, '_id' | 'isListed' | 'nextCheckAt'>): Promise<string | null> {
  const address = isListed && (await SitemapAddress.findById(_id).select('nextCheckAt').lean<Listed>());
  return (address ? address.nextCheckAt : nextCheckAt)?.toISOString() ?? null;
}
