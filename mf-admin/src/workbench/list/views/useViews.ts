import { usePersistedState } from './usePersistedState';

/** A saved view: a name and the list's query string. */
export interface SavedView {
  name: string;
  /** The URL's query string. */
  search: string;
}

/** The member's saved views of a list. Saving under an existing name replaces that view. */
export function useViews(list: string) {
  const [views, setViews] = usePersistedState(`views:${list}`, readViews);
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    save: (view: SavedView) => setViews([...without(view.name), view]),
    remove: (name: string) => setViews(without(name)),
  };
}

function readViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (view): view is SavedView => typeof view?.name === 'string' && typeof view?.search === 'string',
  );
}
