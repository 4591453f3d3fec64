import type { ListPage } from '../resource/ListResult';
import type { ListDefinition } from './definition/ListDefinition';
import { ShortcutsDialog } from './shortcuts/ShortcutsDialog';
import { ColumnsDialog } from './views/ColumnsDialog';
import { SaveViewDialog } from './views/SaveViewDialog';
import type { useColumns } from './views/useColumns';

/** The dialogs of a list: shortcuts, columns, and saving a view. */
export function ListDialogs<Row, Page extends ListPage<Row>>(props: ListDialogsProps<Row, Page>) {
  const { dialog, list, columns, onSave, onClose } = props;
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
  if (dialog === 'view') return <SaveViewDialog onSave={onSave} onClose={onClose} />;
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
  onSave: (name: string) => void;
  onClose: () => void;
}
