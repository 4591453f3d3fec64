import { from, styled } from '@site/shell/kit';
import { useState } from 'react';
import { capitalize } from '../../formatting/capitalize';
import { screens } from '../../screens';
import { usePermissions } from '../../session/usePermissions';
import type { ListPage } from '../resource/ListResult';
import { type Crumb, PageMeta } from '../screen/PageMeta';
import type { DetailDrawerProps, ListDefinition } from './definition/ListDefinition';
import { NEW, pathOf, useListUrl } from './definition/useListUrl';
import { RecordDrawer } from './detail/RecordDrawer';
import { FilterBar } from './FilterBar';
import { type ListDialog, ListDialogs } from './ListDialogs';
import { ListHeader } from './ListHeader';
import { ListPanel } from './ListPanel';
import { ListTabs } from './ListTabs';
import { RelatedLists } from './RelatedLists';
import { ListViews } from './views/ListViews';
import { useColumns } from './views/useColumns';
import { useLayout } from './views/useLayout';
import { useViews } from './views/useViews';

/** A list of records with the open record beside it. Its state is in the URL. */
export function ListScreen<Row, Page extends ListPage<Row>>({ list }: { list: ListDefinition<Row, Page> }) {
  const address = useListUrl(list);
  const result = list.useRows(address.query);
  const columns = useColumns(list.name, list.columns);
  const views = useViews(list.name, address.search);
  const layout = useLayout(list.name);
  const [dialog, setDialog] = useState<ListDialog>();
  const { openKey } = address;
  const page = result.data;
  const createAction = useCreateAction(list);
  const keys = page?.items.map(list.keyOf) ?? [];
  const at = openKey === undefined ? -1 : keys.indexOf(openKey);
  const tabs = list.tabs;
  const tabFilter = list.filters.find(({ name }) => name === tabs?.filter);
  const tab = tabFilter?.choices.find(({ value }) => value === address.view.filters[tabFilter.name]);
  const searchId = `${list.name}-search`;
  return (
    <Styles>
      <PageMeta
        title={titleOf(list, page, openKey, createAction)}
        crumbs={crumbsOf(list, tab?.label ?? tabs?.all ?? `All ${list.nouns.many}`)}
      />
      <ListHeader list={list} page={page} address={address} createAction={createAction} />
      {list.Notice && <list.Notice />}
      <div className="columns">
        <div className="list">
          <ListViews
            {...views}
            path={pathOf(list)}
            onView={hasFilterBar(list) || views.current ? () => setDialog('view') : undefined}
            onColumns={() => setDialog('columns')}
            layout={list.renderTile && layout}
            related={
              list.relatedLists && <RelatedLists name={list.name} label="Lists" lists={list.relatedLists} />
            }
            tabs={
              tabs && tabFilter && <ListTabs tabs={tabs} filter={tabFilter} page={page} address={address} />
            }
          />
          {hasFilterBar(list) && (
            <FilterBar id={searchId} {...list} title={capitalize(list.nouns.many)} address={address} />
          )}
          <ListPanel
            list={list}
            result={result}
            address={address}
            columns={columns.shown}
            isGrid={layout.isGrid}
            searchId={searchId}
            isPaused={dialog !== undefined}
            createAction={createAction}
            onHelp={() => setDialog('keys')}
          />
        </div>
        {openKey !== undefined && (
          <OpenDrawer
            list={list}
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
        createAction={createAction}
        columns={columns}
        search={address.search}
        views={views}
        onClose={() => setDialog(undefined)}
      />
    </Styles>
  );
}

function OpenDrawer<Row, Page extends ListPage<Row>>({ list, ...props }: OpenDrawerProps<Row, Page>) {
  if (list.record) return <RecordDrawer {...props} definition={list.record} />;
  return list.Drawer ? <list.Drawer {...props} /> : null;
}

interface OpenDrawerProps<Row, Page extends ListPage<Row>> extends DetailDrawerProps {
  list: ListDefinition<Row, Page>;
}

const hasFilterBar = ({
  search,
  filters,
  sorts,
}: Pick<ListDefinition<unknown, never>, 'search' | 'filters' | 'sorts'>) =>
  search !== undefined || filters.length > 0 || sorts.length > 1;

/** The screen's create action, if the member may use it. */
function useCreateAction(list: { name: string }) {
  const may = usePermissions();
  const createAction = screens.find(({ path }) => path === pathOf(list))?.createAction;
  return createAction && may(createAction.needs) ? createAction : undefined;
}

/** Of related lists, the first is the parent of the others, under the name that its screen has in the menu. */
function crumbsOf({ name, title, relatedLists = [] }: Named, view: string): Crumb[] {
  const [first] = relatedLists;
  if (!first || first.name === name) return [{ label: title, to: pathOf({ name }) }, { label: view }];
  const parent = screens.find(({ path }) => path === pathOf(first));
  return [{ label: parent?.label ?? first.label, to: pathOf(first) }, { label: title }];
}

interface Named {
  name: string;
  title: string;
  relatedLists?: readonly { label: string; name: string }[];
}

function titleOf<Row, Page extends ListPage<Row>>(
  { title, nouns: words, windowTitle: name, keyOf }: ListDefinition<Row, Page>,
  page: Page | undefined,
  key: string | undefined,
  createAction?: { label: string },
): string {
  if (key === undefined) return title;
  if (key === NEW) return createAction?.label ?? `New ${words.one}`;
  const row = page?.items.find((each) => keyOf(each) === key);
  if (!name) return key;
  return row ? name(row) : title;
}

const Styles = styled('div')`
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  .list {
    min-width: 0;
    container-type: inline-size;
  }
  @media ${from.desktop} {
    .columns:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 428px;
    }
    .columns:has(> aside) .list {
      border-right: 1px solid var(--line-2);
      min-height: calc(100dvh - var(--bar) - 116px);
    }
  }
`;
