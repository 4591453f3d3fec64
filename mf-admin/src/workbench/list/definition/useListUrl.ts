import { paths } from '@site/shell/paths';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ListQuery } from '../../resource/ListResult';
import type { ListFilter, ListView } from './ListDefinition';

/** The list state and the open record, read from the URL so that views can be bookmarked and shared. */
export function useListUrl(list: ListUrlOptions) {
  const [search] = useSearchParams();
  const { id } = useParams();
  const navigate = useNavigate();
  const view = readView(search, list);

  const urlOf = (next: Partial<ListView>, key?: string) => {
    const query = searchOf({ ...view, ...next });
    const path = key ? `${pathOf(list)}/${encodeURIComponent(key)}` : pathOf(list);
    return query ? `${path}?${query}` : path;
  };
  return {
    view,
    query: queryOf(view),
    /** The key of the open record. */
    openKey: id,
    /** The query string that a saved view stores. */
    search: searchOf({ ...view, ...firstPage }),
    recordUrl: (key: string) => urlOf({}, key),
    filtered: (name: string, value: string | undefined) =>
      urlOf({ ...firstPage, filters: { ...view.filters, [name]: value } }),
    sorted: (sort: string) => urlOf({ ...firstPage, sort: sort === list.sorts[0]?.value ? undefined : sort }),
    goTo: (address: string) => navigate(address),
    find: (q: string) => navigate(urlOf({ ...firstPage, q }, id), { replace: true }),
    clear: () => navigate(pathOf(list)),
    goToPage: (cursor: string | undefined, page: number) => navigate(urlOf({ cursor, page })),
    open: (key: string) => navigate(urlOf({}, key), { replace: id !== undefined }),
    createNew: () => navigate(urlOf({}, NEW)),
    close: () => navigate(urlOf({})),
  };
}

export type ListUrl = ReturnType<typeof useListUrl>;

/** Whether no search, filter or cursor is set. */
export const isUnfiltered = ({ q, filters, cursor }: ListView) =>
  !q && !cursor && Object.values(filters).every((value) => !value);

/** The path of the list; its records are below it. */
export const pathOf = ({ name }: { name: string }) => `${paths.admin.home}/${name}`;

/** Used instead of a key for a record that does not exist yet. */
export const NEW = 'new';

interface ListUrlOptions {
  name: string;
  filters: readonly ListFilter[];
  sorts: readonly { value: string }[];
}

const firstPage = { cursor: undefined, page: 1 };

function queryOf({ q, filters, sort, cursor }: ListView): ListQuery {
  const query = { ...filters, q, sort, cursor };
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function readView(search: URLSearchParams, { filters, sorts }: ListUrlOptions): ListView {
  const known = ({ name, choices, useChoices }: ListFilter) => {
    const requested = search.get(name) ?? undefined;
    return useChoices ? requested : choices.find(({ value }) => value === requested)?.value;
  };
  const sort = sorts.slice(1).find(({ value }) => value === search.get('sort'))?.value;
  const cursor = search.get('cursor') ?? undefined;
  const page = cursor ? Math.max(2, Number.parseInt(search.get('page') ?? '', 10) || 2) : 1;
  return {
    q: (search.get('q') ?? '').slice(0, 100),
    filters: Object.fromEntries(filters.map((filter) => [filter.name, known(filter)])),
    sort,
    cursor,
    page,
  };
}

function searchOf(view: ListView): string {
  const { filters, ...query } = { filters: view.filters, q: view.q, sort: view.sort, cursor: view.cursor };
  const search = new URLSearchParams(queryOf({ ...query, filters, page: view.page }));
  if (view.cursor) search.set('page', String(view.page));
  return search.toString();
}
