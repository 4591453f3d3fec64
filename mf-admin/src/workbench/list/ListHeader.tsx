import { Button } from '@site/shell/kit';
import Plus from 'lucide-react/icons/plus';
import { usePermissions } from '../../session/usePermissions';
import type { ListPage } from '../resource/ListResult';
import { ScreenHeader } from '../screen/ScreenHeader';
import type { ListDefinition } from './definition/ListDefinition';
import type { ListUrl } from './definition/useListUrl';
import { ExportMenu } from './ExportMenu';

/** The header of a list: title, figures and actions. */
export function ListHeader<Row, Page extends ListPage<Row>>(props: ListHeaderProps<Row, Page>) {
  const { list, page, address, createAction } = props;
  const may = usePermissions();
  const actions = (
    <>
      {list.Actions && <list.Actions />}
      {list.exportOptions && may(list.exportOptions.needs) && (
        <ExportMenu
          name={list.name}
          options={list.exportOptions}
          query={address.query}
          total={page?.total}
          isMore={page?.isMore}
        />
      )}
      {createAction && (
        <Button tone="ember" size="small" aria-keyshortcuts="n" onClick={address.createNew}>
          <Plus aria-hidden />
          {createAction.label}
        </Button>
      )}
    </>
  );
  return (
    <ScreenHeader
      title={list.title}
      figures={page && !address.view.q ? list.figures?.(page) : undefined}
      actions={actions}
    >
      {list.description}
    </ScreenHeader>
  );
}

interface ListHeaderProps<Row, Page extends ListPage<Row>> {
  list: ListDefinition<Row, Page>;
  page?: Page;
  address: ListUrl;
  /** The create action, if the member may use it. */
  createAction?: { label: string };
}
