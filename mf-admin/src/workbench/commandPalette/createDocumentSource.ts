import type { ContentContract, ContentPage, ContentRow } from '@site/api/content/documents/contract';
import { createRecordSource } from './createRecordSource';

/** Lets the command palette find documents of one kind. */
export function createDocumentSource<Row extends ContentRow>(
  name: string,
  { list }: { list: Pick<ContentContract<never>['list'], 'method' | 'path'> },
  noteOf: (row: Row) => string,
) {
  return createRecordSource<ContentPage<Row>>(name, list as never, (row) => ({
    label: row.label || 'Untitled',
    note: noteOf(row),
    path: `${list.path}/${row.id}`,
  }));
}
