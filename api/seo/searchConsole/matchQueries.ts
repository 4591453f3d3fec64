import type { AnyBulkWriteOperation } from 'mongoose';
import { SearchResult, type SearchResultRecord } from '../../insights/searchEngineResults/model';
import { meaningfulWords } from '../../platform/records/meaningfulWords';

interface Query {
  record: SearchResultRecord;
  words: Set<string>;
  /** The page found so far, and the number of its words. */
  page: string;
  pageSize: number;
}

/** Finds the page of each query: the one that has all its words in title or URL, and the fewest others. */
export class QueryMatcher {
  private readonly queries: Query[];
  /** By their rarest word, so that few are compared with a page. */
  private readonly byWord = new Map<string, Query[]>();

  constructor(records: SearchResultRecord[]) {
    this.queries = records.map((record) => ({
      record,
      words: meaningfulWords(record.name),
      page: '',
      pageSize: Number.POSITIVE_INFINITY,
    }));
    const counts = new Map<string, number>();
    for (const { words } of this.queries)
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const query of this.queries) {
      const [rarest] = [...query.words].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
      if (rarest === undefined) continue;
      const others = this.byWord.get(rarest) ?? [];
      this.byWord.set(rarest, others);
      others.push(query);
    }
  }

  /** Compares a page that search engines may list. */
  see(path: string, title: string): void {
    const words = meaningfulWords(`${path} ${title}`);
    for (const word of words)
      for (const query of this.byWord.get(word) ?? []) {
        if (words.size >= query.pageSize || [...query.words].some((one) => !words.has(one))) continue;
        query.page = path;
        query.pageSize = words.size;
      }
  }

  /** Stores what differs. */
  async save(): Promise<void> {
    const writes: AnyBulkWriteOperation<SearchResultRecord>[] = this.queries
      .filter(({ record, page }) => !record.isMatched || record.page !== page)
      .map(({ record, page }) => ({
        updateOne: { filter: { _id: record._id }, update: { $set: { page, isMatched: true } } },
      }));
    if (writes.length) await SearchResult.bulkWrite(writes, { ordered: false });
  }
}
