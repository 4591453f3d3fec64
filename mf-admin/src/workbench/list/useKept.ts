import { useSession } from '@site/shell/kit/query';
import { useState } from 'react';
import { remember, remembered } from '../../parts/remembered';

/** Something a member arranges for themselves and finds again on this device. `read` makes it of what was kept, whatever that is. */
export function useKept<T>(name: string, read: (kept: unknown) => T) {
  const { user } = useSession();
  const key = `${name}:${user?.id ?? ''}`;
  const [held, setHeld] = useState(() => ({ key, value: read(parsed(key)) }));
  const value = held.key === key ? held.value : read(parsed(key));
  const keep = (next: T) => {
    setHeld({ key, value: next });
    remember(key, JSON.stringify(next));
  };
  return [value, keep] as const;
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(remembered(key) ?? 'null');
  } catch {
    return null;
  }
}
