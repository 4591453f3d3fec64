import type { PublicReviews } from './contract';
import type { ReviewRecord } from './model';

/** How many reviews a page shows. */
const MOST = 6;

/** The number, average and sources of reviews, and the first of them, which are the newest. */
export function summarizeReviews(records: ReviewRecord[]): PublicReviews {
  const count = records.length;
  const sum = records.reduce((total, { rating }) => total + Number(rating), 0);
  return {
    count,
    average: count ? Math.round((sum / count) * 10) / 10 : 0,
    sources: [...new Set(records.map(({ source }) => source))].sort(),
    items: records.slice(0, MOST).map(({ _id, source, rating, reviewedOn, text, author, link }) => ({
      id: _id,
      source,
      rating: Number(rating),
      reviewedOn,
      text,
      author,
      link,
    })),
  };
}
