import { useSession } from '@site/shell/kit/query';
import { readStorageJson, writeStorage } from '@site/shell/kit/workbench';
import { useState } from 'react';

/** Something a member arranges for themselves and finds again on this device. `read` makes it of what was kept, whatever that is. */
export function usePersistedState<T>(name: string, read: (kept: unknown) => T) {
  const { user } = useSession();
  const key = `${name}:${user?.id ?? ''}`;
  const [held, setHeld] = useState(() => ({ key, value: read(readStorageJson(key)) }));
  const value = held.key === key ? held.value : read(readStorageJson(key));
  const keep = (next: T) => {
    setHeld({ key, value: next });
    writeStorage(key, JSON.stringify(next));
  };
  return [value, keep] as const;
}
