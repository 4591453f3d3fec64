import mongoose from 'mongoose';
import { NotFoundPath, type NotFoundRecord } from '../../insights/notFound/model';
import {
  findUsedSource,
  SearchResult,
  type SearchResultRecord,
} from '../../insights/searchEngineResults/model';
import { SearchMiss, type SearchMissRecord } from '../../insights/searchMisses/model';
import { meaningfulWords } from '../../platform/records/meaningfulWords';
import { type DemandSignals, withoutEndSlash } from './scoreDemand';

const MAX_SIGNALS = 1_000;

/**
 * What was asked for and not found, at most the first 1,000 of each kind. Paths that a member set aside count only where
 * they are the URL of a page.
 */
export async function readDemand(pages: readonly string[]): Promise<DemandSignals> {
  const order = { count: -1, _id: 1 } as const;
  const paths = pages.flatMap((path) => (path ? [path, `${withoutEndSlash(path)}/`] : []));
  const source = await findUsedSource();
  const [exact, requested, misses, queries] = await Promise.all([
    NotFoundPath.find({ _id: mongoose.trusted({ $in: paths }) })
      .select('count')
      .lean<NotFoundRecord[]>(),
    // The index has those that are not ignored under null.
    NotFoundPath.find({ isIgnored: null } as object)
      .select('count')
      .sort(order)
      .limit(MAX_SIGNALS)
      .lean<NotFoundRecord[]>(),
    SearchMiss.find().select('count').sort(order).limit(MAX_SIGNALS).lean<SearchMissRecord[]>(),
    SearchResult.find({ source, kind: 'query' })
      .select('name impressions')
      .sort({ impressions: -1, _id: 1 })
      .limit(MAX_SIGNALS)
      .lean<SearchResultRecord[]>(),
  ]);
  const byPath = new Map([...requested, ...exact].map((record) => [record._id, record.count]));
  const requests = new Map<string, { words: Set<string>; count: number }>();
  for (const [path, count] of byPath) {
    const key = withoutEndSlash(path);
    const known = requests.get(key)?.count ?? 0;
    requests.set(key, { words: meaningfulWords(readable(path)), count: known + count });
  }
  return {
    requests,
    searches: misses.map(({ _id, count }) => ({ words: meaningfulWords(_id), count })),
    queries: queries.map(({ name, impressions }) => ({
      words: meaningfulWords(name),
      count: impressions,
    })),
  };
}

/** A path with its escapes decoded, where they are valid. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
