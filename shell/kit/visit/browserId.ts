import { readStorageJson, writeStorage } from '../browserStorage';
import { readConsent } from './consentRecord';

const KEY = 'emberline-browser-id';
/** Thirteen months. */
const MAX_AGE_MS = 396 * 86_400_000;

/**
 * A random identifier by which the site recognizes this browser for 13 months; undefined unless the visitor allowed
 * analytics. Browser only.
 */
export function getBrowserId(): string | undefined {
  if (!readConsent()?.analytics) return undefined;
  const stored = readStorageJson(KEY) as { id?: unknown; at?: unknown } | null;
  if (typeof stored?.id === 'string' && Date.now() - Number(stored.at) < MAX_AGE_MS) return stored.id;
  const id = newRandomId();
  writeStorage(KEY, JSON.stringify({ id, at: Date.now() }));
  return id;
}

export const deleteBrowserId = (): void => writeStorage(KEY, null);

/** 128 random bits as 32 hex digits. */
export const newRandomId = () =>
  crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), '');
