import { readStorage, writeStorage } from '@site/shell/kit/workbench';

/** Notes that the API answered just now, for all tabs of this browser: they share the session. */
export function recordActivity(): void {
  writeStorage(KEY, String(Date.now()));
}

/** When it answered last, in milliseconds since 1970; 0 where nobody knows. */
export const lastActivity = (): number => Number(readStorage(KEY)) || 0;

const KEY = 'session-seen';
