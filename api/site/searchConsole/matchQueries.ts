import type { AnyBulkWriteOperation } from 'mongoose';
import { searchTerms } from '../../platform/records/searchTerms';
import { SearchResult, type SearchResultRecord } from './model';

/** Words that a page need not have. */
const FILLERS = new Set(
  'a an and are at best by can do for from how i in is it me my near of on or our the to us we what who with you your'.split(
    ' ',
  ),
);

/** Finds the page of each query: the one that has all its words in title or URL, and the fewest others. */
export class QueryMatcher {
  private readonly queries: { record: SearchResultRecord; size: number; page: string; words: number }[] = [];
  private readonly byWord = new Map<string, number[]>();

  constructor(records: SearchResultRecord[]) {
    for (const record of records) {
      const words = wordsOf(record.name);
      const at = this.queries.push({ record, size: words.size, page: '', words: Infinity }) - 1;
      for (const word of words) this.byWord.set(word, [...(this.byWord.get(word) ?? []), at]);
    }
  }

  /** Compares a page that search engines may list. */
  see(path: string, title: string): void {
    const words = wordsOf(`${path} ${title}`);
    const counts = new Map<number, number>();
    for (const word of words)
      for (const at of this.byWord.get(word) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
    for (const [at, count] of counts) {
      const query = this.queries[at];
      if (query && count === query.size && words.size < query.words) {
        query.page = path;
        query.words = words.size;
      }
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

/** Without fillers and plural endings. */
const wordsOf = (text: string) =>
  new Set(
    searchTerms(text)
      .filter((word) => word && !FILLERS.has(word))
      .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)),
  );
