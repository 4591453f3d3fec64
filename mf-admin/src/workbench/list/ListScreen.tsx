import { from, styled } from '@site/shell/kit';
import { useState } from 'react';
import { useMay } from '../../parts/useMay';
import { Place } from '../Place';
import { TitleBlock } from '../TitleBlock';
import { ExportMenu } from './ExportMenu';
import type { ListDefinition, ListPage } from './ListDefinition';
import { type ListDialog, ListDialogs } from './ListDialogs';
import { ListPanel } from './ListPanel';
import { ListSentence } from './ListSentence';
import { ListTabs } from './ListTabs';
import { ListViews } from './ListViews';
import { useColumns } from './useColumns';
import { useListAddress } from './useListAddress';
import { useViews } from './useViews';

/** A list of records, with the open one beside it. What is shown is in the address. */
export function ListScreen<Row, Page extends ListPage<Row>>({ list }: { list: ListDefinition<Row, Page> }) {
  const address = useListAddress(list);
  const asked = list.useRows(address.query);
  const columns = useColumns(list.name, list.columns);
  const { views, save, forget } = useViews(list.name);
  const [dialog, setDialog] = useState<ListDialog>();
  const may = useMay();
  const { view, openKey } = address;
  const page = asked.data;
  const keys = page?.items.map(list.keyOf) ?? [];
  const at = openKey === undefined ? -1 : keys.indexOf(openKey);
  const tabs = list.tabs;
  const tabFilter = list.filters.find(({ name }) => name === tabs?.filter);
  const tab = tabFilter?.choices.find(({ value }) => value === view.filters[tabFilter.name]);
  const searchId = `${list.name}-search`;
  return (
    <Look className={openKey ? 'has-sheet' : undefined}>
      <Place
        title={openKey ?? list.title}
        crumbs={[{ label: list.title, to: list.path }, { label: tab?.label ?? tabs?.all ?? 'All' }]}
      />
      <TitleBlock
        title={list.title}
        figures={page && !view.q ? list.figures?.(page) : undefined}
        actions={
          list.exporting &&
          may(list.exporting.needs) && (
            <ExportMenu
              name={list.name}
              exporting={list.exporting}
              query={address.query}
              total={page?.total ?? 0}
              isMore={page?.isMore}
            />
          )
        }
      >
        {list.about}
      </TitleBlock>
      <div className="desk">
        <div className="list">
          <ListViews
            path={list.path}
            search={address.search}
            views={views}
            onSave={() => setDialog('view')}
            onForget={forget}
            onColumns={() => setDialog('columns')}
          >
            {tabs && tabFilter && <ListTabs tabs={tabs} filter={tabFilter} page={page} address={address} />}
          </ListViews>
          <ListSentence id={searchId} {...list} address={address} />
          <ListPanel
            list={list}
            asked={asked}
            address={address}
            columns={columns.shown}
            searchId={searchId}
            isPaused={dialog !== undefined}
            onHelp={() => setDialog('keys')}
          />
        </div>
        {openKey !== undefined && list.Sheet && (
          <list.Sheet
            id={openKey}
            next={at < 0 ? undefined : keys[at + 1]}
            previous={keys[at - 1]}
            onOpen={address.open}
            onClose={address.close}
          />
        )}
      </div>
      <ListDialogs
        dialog={dialog}
        list={list}
        columns={columns}
        onSave={(name) => save({ name, search: address.search })}
        onClose={() => setDialog(undefined)}
      />
    </Look>
  );
}

const Look = styled('div')`
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  .list {
    min-width: 0;
    container-type: inline-size;
  }
  @media ${from.desktop} {
    &.has-sheet .desk {
      grid-template-columns: minmax(0, 1fr) 428px;
    }
    &.has-sheet .list {
      border-right: 1px solid var(--line-2);
      min-height: calc(100dvh - var(--bar) - 116px);
    }
  }
`;
