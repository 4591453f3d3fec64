import { readStorage, writeStorage } from '../browserStorage';

/** Records that the API answered a member, for all tabs of this browser, which share the session. */
export function recordMemberActivity(): void {
  writeStorage(KEY, String(Date.now()));
}

/** Forgets the member, when they sign out. */
export function clearMemberActivity(): void {
  writeStorage(KEY, null);
}

/** The time of the last answer in milliseconds since 1970; 0 if unknown. */
export const lastMemberActivity = (): number => Number(readStorage(KEY)) || 0;

/** Whether a member has used the workbench in this browser lately. A hint for marks on public pages, never a permission. */
export const isMemberHere = (): boolean => Date.now() - lastMemberActivity() < LONGEST_IDLE_MS;

const KEY = 'session-seen';
/** A session ends after this time without use. */
const LONGEST_IDLE_MS = 60 * 60_000;
