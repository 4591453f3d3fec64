import type { ListColumn } from '../definition/ListDefinition';
import { usePersistedState } from './usePersistedState';

/** The visible columns; the first is always visible. They are stored by name, so renaming columns needs a new storage key. */
export function useColumns<Row>(list: string, columns: readonly ListColumn<Row>[]) {
  const defaults = columns.filter(({ isHiddenByDefault: isExtra }) => !isExtra).map(({ name }) => name);
  const [names, setNames] = usePersistedState(`columns:2:${list}`, (stored) =>
    Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : defaults,
  );
  const isShown = ({ name }: ListColumn<Row>, index: number) => index === 0 || names.includes(name);
  return {
    shown: columns.filter(isShown),
    toggle: (name: string) =>
      setNames(names.includes(name) ? names.filter((each) => each !== name) : [...names, name]),
    reset: () => setNames(defaults),
  };
}
