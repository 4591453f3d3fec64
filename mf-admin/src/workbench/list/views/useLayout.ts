import { usePersistedState } from './usePersistedState';

/** Whether a list with tiles shows them as a grid, which is the default, or as a table. */
export function useLayout(list: string) {
  const [isGrid, setIsGrid] = usePersistedState(`grid:${list}`, (stored) => stored !== false);
  return { isGrid, toggle: () => setIsGrid(!isGrid) };
}
