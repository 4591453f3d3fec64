import type { Permission } from '@site/api/identity/access/can';
import type { ComponentType, ReactNode } from 'react';
import type { SelectOption } from '../../fields/SelectOption';
import type { RecordDefinition } from '../../record/RecordDefinition';
import type { ListPage, ListQuery, ListResult } from '../../resource/ListResult';
import type { Figure } from '../../screen/ScreenHeader';
import type { BulkActions } from '../bulk/BulkActions';

/** All that a list of records is, as data; `ListScreen` makes the screen of it. */
export interface ListDefinition<Row, Page extends ListPage<Row>> {
  /** Its place in the address, `/admin/NAME`; also names what is kept of it on this device. */
  name: string;
  title: string;
  description: ReactNode;
  /** What the rows are called. */
  nouns: { one: string; many: string };
  keyOf: (row: Row) => string;
  /** What a row is called where it is spoken of. */
  nameOf: (row: Row) => string;
  /** What the window's title calls the open row; its key unless told. */
  windowTitle?: (row: Row) => string;
  /** The first one names its row and leads to it. */
  columns: readonly ListColumn<Row>[];
  search?: { label: string; placeholder: string };
  filters: readonly ListFilter[];
  /** The first is the order it has by itself. */
  sorts: readonly SelectOption[];
  /** A filter that is shown as tabs as well. */
  tabs?: ListTabsOf<Page>;
  /** Asks for one page of what the address says. */
  useRows: (query: ListQuery) => ListResult<Page>;
  figures?: (page: Page) => Figure[];
  /** What the very first visitor reads, and the first thing to do. */
  emptyState: { title: string; text: string; action?: { label: string; act: () => void } };
  /** Which word empties the list. */
  noMatchText: (view: ListView, page: Page) => string;
  /** What can be done to many of the rows that the list shows. */
  useBulkActions?: (view: ListView) => BulkActions<Row> | undefined;
  exportOptions?: ListExport;
  /** Other lists of the same room, itself among them. */
  relatedLists?: readonly { label: string; name: string }[];
  /** What else is done with all of it, beside its title. */
  Actions?: ComponentType;
  /** Stands between its head and its rows. */
  Notice?: ComponentType;
  /** What is written in the form that the open record is shown as. */
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is the matter of its own definition
  record?: RecordDefinition<any, any>;
  /** Shows the open record where it is no form. */
  Drawer?: ComponentType<DetailDrawerProps>;
}

export interface ListColumn<Row> {
  name: string;
  render: (row: Row) => ReactNode;
  /** More classes of its cells: `m` for figures and moments, `mu` where it is less important. */
  className?: string;
  /** Where it stands on a phone's card, if at all; the first column is the card's head. */
  cardPosition?: 'corner' | 'left' | 'right';
  /** Whether it goes first or last where the list has little room. */
  hides?: 'early' | 'late';
  /** Shown only when it is chosen. */
  isHiddenByDefault?: true;
}

export interface ListFilter {
  /** Its name in the address and in the query of the API. */
  name: string;
  label: string;
  /** Stands before it in the sentence. */
  before: string;
  any: string;
  choices: readonly SelectOption[];
  /** Asks for its choices where the records themselves make them; an address may then name any value. */
  useChoices?: () => readonly SelectOption[];
}

interface ListTabsOf<Page> {
  filter: string;
  label: string;
  all: string;
  countsOf: (page: Page) => Record<string, number>;
  /** The values that were not counted to their end: there may be more. */
  atLeastOf: (page: Page) => readonly string[];
  /** The values that want somebody's attention. */
  highlighted?: readonly string[];
}

export interface ListExport {
  needs: Permission;
  formats: readonly ListFormat[];
  /** All there is goes into the file, whatever the list shows. */
  exportsAll?: true;
  /** What is said once it is done. */
  note?: string;
  fetchFile: (format: ListFormat, query: ListQuery) => Promise<string>;
}

export type ListFormat = 'csv' | 'json' | 'ndjson';

/** What the list shows; all of it is in the address. */
export interface ListView {
  q: string;
  filters: Record<string, string | undefined>;
  sort?: string;
  cursor?: string;
  /** Counted from 1; only tells the reader where they are. */
  page: number;
}

export interface DetailDrawerProps {
  id: string;
  /** The records below and above it in the list. */
  next?: string;
  previous?: string;
  onOpen: (key: string) => void;
  onClose: () => void;
}
