import type { Permission } from '@site/api/identity/access/can';
import type { ComponentType, ReactNode } from 'react';
import type { SelectOption } from '../../fields/SelectOption';
import type { RecordDefinition } from '../../record/RecordDefinition';
import type { ListPage, ListQuery, ListResult } from '../../resource/ListResult';
import type { Figure } from '../../screen/ScreenHeader';
import type { BulkActions } from '../bulk/BulkActions';

/** Configures a list of records; `ListScreen` renders it. */
export interface ListDefinition<Row, Page extends ListPage<Row>> {
  /** The path segment in `/admin/NAME`; also the key of its settings in local storage. */
  name: string;
  title: string;
  description: ReactNode;
  /** What the rows are called. */
  nouns: { one: string; many: string };
  keyOf: (row: Row) => string;
  /** A row's name in labels and messages. */
  nameOf: (row: Row) => string;
  /** The page title of the open row; its key by default. */
  windowTitle?: (row: Row) => string;
  /** The first column names the row and links to it. */
  columns: readonly ListColumn<Row>[];
  /** The content of a tile. With it, members choose between a grid and a table. */
  renderTile?: (row: Row) => ReactNode;
  search?: { label: string; placeholder: string };
  filters: readonly ListFilter[];
  /** The first is the default. */
  sorts: readonly SelectOption[];
  /** A filter that is also shown as tabs. */
  tabs?: ListTabsOf<Page>;
  /** Queries one page. */
  useRows: (query: ListQuery) => ListResult<Page>;
  figures?: (page: Page) => Figure[];
  /** Shown while there are no records at all. */
  emptyState: { title: string; text: string; action?: { label: string; act: () => void } };
  /** Why no record matches: which search or filter to remove. */
  noMatchText: (view: ListView, page: Page) => NoMatchText;
  /** The bulk actions for the current view. */
  useBulkActions?: (view: ListView) => BulkActions<Row> | undefined;
  exportOptions?: ListExport;
  /** Related lists, including this one. */
  relatedLists?: readonly RelatedList[];
  /** More actions beside the title. */
  Actions?: ComponentType;
  /** Rendered between the header and the rows. */
  Notice?: ComponentType;
  /** The form that shows the open record. */
  // biome-ignore lint/suspicious/noExplicitAny: its types belong to its own definition
  record?: RecordDefinition<any, any>;
  /** The shortcuts of the open record, for the list of shortcuts. */
  shortcuts?: readonly { keys: string[]; action: string }[];
  /** Renders the open record where it is not a form. */
  Drawer?: ComponentType<DetailDrawerProps>;
}

export interface ListColumn<Row> {
  name: string;
  render: (row: Row) => ReactNode;
  /** CSS classes of its cells: `m` for numbers and dates, `mu` for less important text. */
  className?: string;
  /** Its position on the card that phones show; the first column is the card's title. */
  cardPosition?: 'corner' | 'left' | 'right';
  /** Its name precedes its value on the card, where a number alone says nothing. */
  isNamedOnCard?: true;
  /** Whether it is hidden early or late as the list gets narrower. */
  hides?: 'early' | 'late';
  /** The sort orders that its header switches between. */
  sorts?: { ascending: string; descending: string; isAscendingFirst?: true };
  /** Hidden until the member shows it. */
  isHiddenByDefault?: true;
}

/** A text below the usual title, or both. */
export type NoMatchText = string | { title?: string; text: string };

export interface ListFilter {
  /** Its name in the URL and in the API query. */
  name: string;
  label: string;
  /** The text before it in the filter bar. */
  before: string;
  any: string;
  choices: readonly SelectOption[];
  /** Loads choices that depend on the records; the URL may then have any value. */
  useChoices?: () => readonly SelectOption[];
}

interface ListTabsOf<Page> {
  filter: string;
  label: string;
  all: string;
  /** The number beside the first tab where it is not the sum of the others. */
  allOf?: (page: Page) => number;
  countsOf: (page: Page) => Record<string, number>;
  /** The values whose counts are lower bounds. */
  atLeastOf: (page: Page) => readonly string[];
  /** The values that need attention. */
  highlighted?: readonly string[];
}

export interface ListExport {
  needs: Permission;
  formats: readonly ListFormat[];
  /** Exports all records, whatever the filters. */
  exportsAll?: true;
  /** A note shown after the export. */
  note?: string;
  fetchFile: (format: ListFormat, query: ListQuery) => Promise<string>;
}

export type ListFormat = 'csv' | 'json' | 'ndjson';

export interface RelatedList {
  label: string;
  name: string;
  /** The permission to see it; by default everybody who sees the others has it. */
  needs?: Permission;
}

/** The state of the list, all of it in the URL. */
export interface ListView {
  q: string;
  filters: Record<string, string | undefined>;
  sort?: string;
  cursor?: string;
  /** Counted from 1; only for display. */
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
