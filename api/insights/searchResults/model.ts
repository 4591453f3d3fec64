import { model, Schema } from 'mongoose';

/** A search query or a page of this site with its figures in Google's results, from an import. */
export interface SearchResultRecord {
  _id: string;
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
schema.index({ kind: 1, name: 1 }, { unique: true });
/** The latest import of each kind: Google exports at most 1,000 rows of either. */
export const SearchResult = model<SearchResultRecord>('SearchResult', schema, 'searchResults');
