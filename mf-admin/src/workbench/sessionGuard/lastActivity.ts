import { readStorage, writeStorage } from '@site/shell/kit/workbench';

/** Records that the API responded, for all tabs of this browser, which share the session. */
export function recordActivity(): void {
  writeStorage(KEY, String(Date.now()));
}

/** The time of the last response in milliseconds since 1970; 0 if unknown. */
export const lastActivity = (): number => Number(readStorage(KEY)) || 0;

const KEY = 'session-seen';
