import { chunked } from '../../content/imports/chunked';
import { addDays } from '../../insights/events/rollUp';
import type { SearchResultRecord } from '../../insights/searchEngineResults/model';
import { oneLine } from '../../platform/http/sanitizeText';
import { getLocalDay } from '../../platform/time/localTime';
import { MAX_NAME, mergeRows, type SearchRow } from '../searchConsole/mergeRows';
import { toSitePath } from '../searchConsole/toSitePath';
import { IMPORT_DAYS, MAX_READ, MAX_STORED } from './contract';
import { PAGE_ROWS, type SearchConsole } from './createSearchConsole';

/** Google’s days. */
const ZONE = 'America/Los_Angeles';
/** Figures of a day are final after two to three days. */
const FINAL_DAYS = 3;
const LOOK_BACK_DAYS = 10;

export interface Figures {
  from: string;
  to: string;
  rows: SearchRow[];
  /** URLs of other sites, which are left out. */
  otherUrls: number;
}

/**
 * Reads the queries and the pages of the last 28 days that are final, each as in the files that Search Console exports.
 * Both at once would count a search once for each page it shows, and leave out clicks whose query Google hides.
 */
export async function readFigures(
  client: SearchConsole,
  property: string,
  origin: string,
  now: Date,
): Promise<Figures> {
  const today = getLocalDay(ZONE, now.getTime());
  const days = await client.query({
    property,
    dimension: 'date',
    from: addDays(today, -LOOK_BACK_DAYS),
    to: today,
  });
  // Days without impressions are missing.
  const assumed = addDays(today, -FINAL_DAYS);
  const to = [...days.map(({ name }) => name), assumed].toSorted().at(-1) ?? assumed;
  const period = { property, from: addDays(to, 1 - IMPORT_DAYS), to };
  const queries: SearchRow[] = [];
  await readAll(client, { ...period, dimension: 'query' }, ({ name, ...figures }) => {
    const query = oneLine(name).trim().toLowerCase();
    if (query && query.length <= MAX_NAME) queries.push({ kind: 'query', name: query, ...figures });
  });
  const pages: SearchRow[] = [];
  let otherUrls = 0;
  await readAll(client, { ...period, dimension: 'page' }, ({ name, ...figures }) => {
    const path = toSitePath(name, origin);
    if (path === undefined) otherUrls += 1;
    else if (path.length <= MAX_NAME) pages.push({ kind: 'page', name: path, ...figures });
  });
  const rows = [queries, pages].flatMap((list) => mostSeen(mergeRows(list)));
  return { from: period.from, to, rows, otherUrls };
}

async function readAll(
  client: SearchConsole,
  query: Parameters<SearchConsole['query']>[0],
  each: (row: Pick<SearchResultRecord, 'name' | 'clicks' | 'impressions' | 'position'>) => void,
): Promise<void> {
  for (let startRow = 0; startRow < MAX_READ; startRow += PAGE_ROWS) {
    const rows = await client.query({ ...query, startRow });
    await chunked(rows, each);
    if (rows.length < PAGE_ROWS) return;
  }
}

const mostSeen = (rows: SearchRow[]) =>
  rows.toSorted((one, other) => other.impressions - one.impressions).slice(0, MAX_STORED);
