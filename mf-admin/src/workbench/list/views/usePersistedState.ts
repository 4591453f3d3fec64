import { useSession } from '@site/shell/kit/query';
import { readStorageJson, writeStorage } from '@site/shell/kit/workbench';
import { useState } from 'react';

/** State stored per member in local storage. `read` parses the stored value, which may be anything. */
export function usePersistedState<T>(name: string, read: (stored: unknown) => T) {
  const { user } = useSession();
  const key = `${name}:${user?.id ?? ''}`;
  const [state, setState] = useState(() => ({ key, value: read(readStorageJson(key)) }));
  const value = state.key === key ? state.value : read(readStorageJson(key));
  const setValue = (next: T) => {
    setState({ key, value: next });
    writeStorage(key, JSON.stringify(next));
  };
  return [value, setValue] as const;
}
