import type { ContentContract, ContentPage, ContentRow } from '@site/api/content/documents/contract';
import { createRecordSource } from './createRecordSource';

/** The documents of a kind as the command palette finds them, each at its id below the path of their list. */
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
