import type { SearchResultRecord } from '../../insights/searchEngineResults/model';

export type SearchRow = Pick<SearchResultRecord, 'kind' | 'name' | 'clicks' | 'impressions' | 'position'>;

/** The most characters of a query or path. */
export const MAX_NAME = 300;

/** URLs that differ in query or fragment are one page: counts are added, and positions weigh by impressions. */
export function mergeRows(rows: SearchRow[]): SearchRow[] {
  const merged = new Map<string, SearchRow>();
  for (const row of rows) {
    const known = merged.get(row.name);
    const impressions = row.impressions + (known?.impressions ?? 0);
    const position = known
      ? (known.position * known.impressions + row.position * row.impressions) / Math.max(1, impressions)
      : row.position;
    const clicks = row.clicks + (known?.clicks ?? 0);
    merged.set(row.name, { ...row, clicks, impressions, position: Math.round(position * 10) / 10 });
  }
  return [...merged.values()];
}
