import type mongoose from 'mongoose';
import { model, Schema } from 'mongoose';

/** A search query or a page of this site with its figures in Google's results, from an import. */
export interface SearchResultRecord {
  _id: string;
  /** A file that a member imported, or the API of Search Console. */
  source: 'file' | 'api';
  kind: 'query' | 'page';
  /** The query in lower case, or the path. */
  name: string;
  clicks: number;
  impressions: number;
  /** The average position, from 1. */
  position: number;
  /** The days that it counts. */
  from: string;
  to: string;
  /** Of a query: the page that has all its words in title or URL; empty without one. */
  page: string;
  /** Whether such a page was searched for. */
  isMatched: boolean;
  importedAt: Date;
}

const required = { type: String, required: true } as const;
const count = { type: Number, default: 0 } as const;

const schema = new Schema<SearchResultRecord>(
  {
    _id: required,
    source: required,
    kind: required,
    name: required,
    clicks: count,
    impressions: count,
    position: count,
    from: required,
    to: required,
    page: { type: String, default: '' },
    isMatched: { type: Boolean, default: false },
    importedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ source: 1, kind: 1, name: 1 }, { unique: true });
schema.index({ source: 1, kind: 1, impressions: -1, _id: 1 });
/** The latest import of each source and kind: at most 5,000 rows of the API, and as many as a file has. */
export const SearchResult = model<SearchResultRecord>('SearchResult', schema, 'searchResults');

/** The source that is in use: the API, once it has imported something. */
export const findUsedSource = async (): Promise<SearchResultRecord['source']> =>
  (await SearchResult.exists({ source: 'api' })) ? 'api' : 'file';

/** Imports of earlier versions are all from files. Their index allowed a name once, whatever its source. */
export async function addSources(db: mongoose.mongo.Db): Promise<void> {
  const results = db.collection('searchResults');
  await results.updateMany({ source: { $exists: false } }, { $set: { source: 'file' } });
  for (const { name } of await results.listIndexes().toArray())
    if (name === 'kind_1_name_1') await results.dropIndex(name);
}
