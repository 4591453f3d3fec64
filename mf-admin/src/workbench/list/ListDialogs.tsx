import type { ListPage } from '../resource/ListResult';
import type { ListDefinition } from './definition/ListDefinition';
import { ShortcutsDialog } from './shortcuts/ShortcutsDialog';
import { ColumnsDialog } from './views/ColumnsDialog';
import type { useColumns } from './views/useColumns';
import type { ListViewsState } from './views/useViews';
import { ViewDialog } from './views/ViewDialog';

/** The dialogs of a list: shortcuts, columns, and the current view. */
export function ListDialogs<Row, Page extends ListPage<Row>>(props: ListDialogsProps<Row, Page>) {
  const { dialog, list, columns, search, views, onClose } = props;
  if (dialog === 'keys')
    return (
      <ShortcutsDialog
        nouns={list.nouns}
        recordShortcuts={list.shortcuts}
        createAction={props.createAction}
        canSelect={list.useBulkActions !== undefined}
        canSearch={list.search !== undefined}
        onClose={onClose}
      />
    );
  if (dialog === 'view')
    return (
      <ViewDialog
        list={list.name}
        search={search}
        views={views.views}
        view={views.current}
        onClose={onClose}
      />
    );
  if (dialog !== 'columns') return null;
  return (
    <ColumnsDialog
      columns={list.columns}
      shown={columns.shown}
      onToggle={columns.toggle}
      onReset={columns.reset}
      onClose={onClose}
    />
  );
}

export type ListDialog = 'keys' | 'columns' | 'view';

interface ListDialogsProps<Row, Page extends ListPage<Row>> {
  dialog?: ListDialog;
  list: ListDefinition<Row, Page>;
  createAction?: { label: string };
  columns: ReturnType<typeof useColumns<Row>>;
  /** The query string of the list. */
  search: string;
  views: ListViewsState;
  onClose: () => void;
}
