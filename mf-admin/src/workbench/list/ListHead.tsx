import { Button } from '@site/shell/kit';
import Plus from 'lucide-react/icons/plus';
import { useMay } from '../../parts/useMay';
import { TitleBlock } from '../TitleBlock';
import { ExportMenu } from './ExportMenu';
import type { ListDefinition, ListPage } from './ListDefinition';
import type { ListAddress } from './useListAddress';

/** The head of a list: its name and figures, and what is done with all of it. */
export function ListHead<Row, Page extends ListPage<Row>>(props: ListHeadProps<Row, Page>) {
  const { list, page, address, begins } = props;
  const may = useMay();
  const actions = (
    <>
      {list.Actions && <list.Actions />}
      {list.exporting && may(list.exporting.needs) && (
        <ExportMenu
          name={list.name}
          exporting={list.exporting}
          query={address.query}
          total={page?.total ?? 0}
          isMore={page?.isMore}
        />
      )}
      {begins && (
        <Button tone="ember" size="small" aria-keyshortcuts="n" onClick={address.begin}>
          <Plus aria-hidden />
          {begins.label}
        </Button>
      )}
    </>
  );
  return (
    <TitleBlock
      title={list.title}
      figures={page && !address.view.q ? list.figures?.(page) : undefined}
      actions={actions}
    >
      {list.about}
    </TitleBlock>
  );
}

interface ListHeadProps<Row, Page extends ListPage<Row>> {
  list: ListDefinition<Row, Page>;
  page?: Page;
  address: ListAddress;
  /** What the member may begin here. */
  begins?: { label: string };
}
