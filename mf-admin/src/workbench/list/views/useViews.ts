import type { SavedView } from '@site/api/identity/views/contract';
import { useListSavedViewsQuery } from './savedViewsApi';
import { useStoredViews } from './useStoredViews';

/** The saved views of a list: the member's own, then those that others shared. */
export function useViews(list: string, search: string): ListViewsState {
  const { data, isError, refetch } = useListSavedViewsQuery(
    { query: { list } },
    { refetchOnMountOrArgChange: true },
  );
  const views = data?.items ?? [];
  useStoredViews(list, data?.items);
  return {
    views,
    current: views.find((view) => view.search === search),
    isError: isError && !data,
    retry: refetch,
  };
}

export interface ListViewsState {
  views: SavedView[];
  /** The view that the list shows. */
  current?: SavedView;
  isError: boolean;
  retry: () => void;
}
