import type { ContentPage, ContentRow } from '@site/api/contract/content';
import type { ListQuery } from '../list/ListDefinition';

/** How many documents may be changed in one go, one after the other. */
export const mostAtOnce = 100;

/** All documents that match, as many as were seen: rejects as the API would when there are more or fewer by now. */
export async function matching<Row extends ContentRow>(
  content: Listed<Row>,
  { cursor: _cursor, ...query }: ListQuery,
  count: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null && rows.length <= mostAtOnce; ) {
    const page: ContentPage<Row> = await content.list({ ...query, ...(cursor && { cursor }) });
    rows.push(...page.items);
    cursor = page.nextCursor;
  }
  if (rows.length !== count) throw Object.assign(new Error(), { status: 409, message: STALE });
  return rows;
}

export interface Listed<Row extends ContentRow> {
  list: (query: ListQuery) => Promise<ContentPage<Row>>;
}

const STALE = 'Another number matches by now.';
