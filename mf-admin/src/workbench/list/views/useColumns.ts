import type { ListColumn } from '../definition/ListDefinition';
import { usePersistedState } from './usePersistedState';

/** The columns a member wants to see. The first is always among them. */
export function useColumns<Row>(list: string, columns: readonly ListColumn<Row>[]) {
  const usual = columns.filter(({ isExtra }) => !isExtra).map(({ name }) => name);
  const [names, keep] = usePersistedState(`columns:${list}`, (kept) =>
    Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : usual,
  );
  const isShown = ({ name }: ListColumn<Row>, index: number) => index === 0 || names.includes(name);
  return {
    shown: columns.filter(isShown),
    toggle: (name: string) =>
      keep(names.includes(name) ? names.filter((each) => each !== name) : [...names, name]),
    reset: () => keep(usual),
  };
}
