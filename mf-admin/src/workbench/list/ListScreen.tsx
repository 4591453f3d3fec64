import { from, styled } from '@site/shell/kit';
import { useState } from 'react';
import { capitalize } from '../../formatting/capitalize';
import { screens } from '../../screens';
import { usePermissions } from '../../session/usePermissions';
import type { ListPage } from '../resource/ListResult';
import { type Crumb, PageMeta } from '../screen/PageMeta';
import type { DetailDrawerProps, ListDefinition } from './definition/ListDefinition';
import { NEW, pathOf, useListAddress } from './definition/useListAddress';
import { RecordDrawer } from './detail/RecordDrawer';
import { FilterSentence } from './FilterSentence';
import { type ListDialog, ListDialogs } from './ListDialogs';
import { ListHeader } from './ListHeader';
import { ListPanel } from './ListPanel';
import { ListSiblings } from './ListSiblings';
import { ListTabs } from './ListTabs';
import { ListViews } from './views/ListViews';
import { useColumns } from './views/useColumns';
import { useViews } from './views/useViews';

/** A list of records, with the open one beside it. What is shown is in the address. */
export function ListScreen<Row, Page extends ListPage<Row>>({ list }: { list: ListDefinition<Row, Page> }) {
  const address = useListAddress(list);
  const asked = list.useRows(address.query);
  const columns = useColumns(list.name, list.columns);
  const { views, save, forget } = useViews(list.name);
  const [dialog, setDialog] = useState<ListDialog>();
  const { openKey } = address;
  const page = asked.data;
  const begins = useBeginning(list);
  const keys = page?.items.map(list.keyOf) ?? [];
  const at = openKey === undefined ? -1 : keys.indexOf(openKey);
  const tabs = list.tabs;
  const tabFilter = list.filters.find(({ name }) => name === tabs?.filter);
  const tab = tabFilter?.choices.find(({ value }) => value === address.view.filters[tabFilter.name]);
  const searchId = `${list.name}-search`;
  return (
    <Styles>
      <PageMeta
        title={titleOf(list, page, openKey)}
        crumbs={wayTo(list, tab?.label ?? tabs?.all ?? `All ${list.words.many}`)}
      />
      <ListHeader list={list} page={page} address={address} begins={begins} />
      {list.Notice && <list.Notice />}
      <div className="desk">
        <div className="list">
          <ListViews
            path={pathOf(list)}
            search={address.search}
            views={views}
            onSave={() => setDialog('view')}
            onForget={forget}
            onColumns={() => setDialog('columns')}
          >
            {list.siblings && <ListSiblings name={list.name} label="Lists" siblings={list.siblings} />}
            {tabs && tabFilter && <ListTabs tabs={tabs} filter={tabFilter} page={page} address={address} />}
          </ListViews>
          {isChoosable(list) && (
            <FilterSentence id={searchId} {...list} title={capitalize(list.words.many)} address={address} />
          )}
          <ListPanel
            list={list}
            asked={asked}
            address={address}
            columns={columns.shown}
            searchId={searchId}
            isPaused={dialog !== undefined}
            begins={begins}
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
        begins={begins}
        columns={columns}
        onSave={(name) => save({ name, search: address.search })}
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

const isChoosable = ({
  search,
  filters,
  sorts,
}: Pick<ListDefinition<unknown, never>, 'search' | 'filters' | 'sorts'>) =>
  search !== undefined || filters.length > 0 || sorts.length > 1;

/** What the member may begin here, as the screens' own list says. */
function useBeginning(list: { name: string }) {
  const may = usePermissions();
  const begins = screens.find(({ path }) => path === pathOf(list))?.begins;
  return begins && may(begins.needs) ? begins : undefined;
}

/** A list beside another one stands below the first of them. */
function wayTo({ name, title, siblings = [] }: Named, view: string): Crumb[] {
  const [first] = siblings;
  if (first && first.name !== name) return [{ label: first.label, to: pathOf(first) }, { label: title }];
  return [{ label: title, to: pathOf({ name }) }, { label: view }];
}

interface Named {
  name: string;
  title: string;
  siblings?: readonly { label: string; name: string }[];
}

function titleOf<Row, Page extends ListPage<Row>>(
  { title, words, titleOf: name, keyOf }: ListDefinition<Row, Page>,
  page: Page | undefined,
  key: string | undefined,
): string {
  if (key === undefined) return title;
  if (key === NEW) return `New ${words.one}`;
  const row = page?.items.find((each) => keyOf(each) === key);
  if (!name) return key;
  return row ? name(row) : title;
}

const Styles = styled('div')`
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
    .desk:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 428px;
    }
    .desk:has(> aside) .list {
      border-right: 1px solid var(--line-2);
      min-height: calc(100dvh - var(--bar) - 116px);
    }
  }
`;
