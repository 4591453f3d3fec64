import { usePersistedState } from './usePersistedState';

/** A list as somebody likes to see it, under a name of theirs. */
export interface SavedView {
  name: string;
  /** The query of its address. */
  search: string;
}

/** The views a member saved of a list. A name stands once: saving it again replaces it. */
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
