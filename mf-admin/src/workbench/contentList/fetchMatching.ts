import type { ContentPage, ContentRow } from '@site/api/content/documents/contract';
import type { ListQuery } from '../resource/ListResult';

/** The maximum number of documents in one bulk action. */
export const MAX_BULK_ROWS = 100;

/** Loads all matching documents. Rejects with status 409 if their number differs from `count`. */
export async function fetchMatching<Row extends ContentRow>(
  content: ListClient<Row>,
  { cursor: _cursor, ...query }: ListQuery,
  count: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null && rows.length <= MAX_BULK_ROWS; ) {
    const page: ContentPage<Row> = await content.list({ ...query, ...(cursor && { cursor }) });
    rows.push(...page.items);
    cursor = page.nextCursor;
  }
  if (rows.length !== count) throw Object.assign(new Error(), { status: 409, message: STALE_MESSAGE });
  return rows;
}

export interface ListClient<Row extends ContentRow> {
  list: (query: ListQuery) => Promise<ContentPage<Row>>;
}

const STALE_MESSAGE = 'The list changed in the meantime. Check it, then try again.';
