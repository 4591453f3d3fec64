import type { Origin, Touch } from '@site/api/insights/origin/contract';
import { readStorage, readStorageJson, writeStorage } from '../browserStorage';
import { getBrowserId } from './browserId';
import { readConsent } from './consentRecord';

type Touches = Pick<Origin, 'first' | 'last'>;

const KEY = 'visit-origin';
const LANDING_KEY = 'visit-landing';
const PERSISTED_KEY = 'emberline-origin';
const MAX_AGE_MS = 90 * 86_400_000;

/** The origin of this visit, sent with forms (see `Origin`). Browser only. */
export function getVisitOrigin(): Origin {
  const landing = readStorage(LANDING_KEY, 'sessionStorage');
  const browserId = getBrowserId();
  return {
    ...readTouches(),
    page: location.pathname,
    ...(landing && { landing }),
    ...(browserId && { browserId }),
  };
}

/** Records the landing page for this tab, unless the visitor refused analytics. */
export function recordLanding(path: string): void {
  if (readConsent()?.analytics !== false) writeStorage(LANDING_KEY, path, 'sessionStorage');
}

/** Records an arrival. A reload is not an arrival. */
export function recordArrival(arrival: Omit<Touch, 'at'>): void {
  const { first, last } = readTouches();
  const touch = { ...arrival, at: new Date().toISOString() };
  const isNewSource = !last || (touch.class !== 'direct' && !isSame(last, touch));
  saveTouches({ first: first ?? touch, last: isNewSource ? touch : last });
}

/**
 * Applies a consent choice: with analytics consent the first arrival is stored for 90 days; without it the landing
 * page is removed too.
 */
export function persistOrigin(mayPersist: boolean): void {
  writeStorage(PERSISTED_KEY, mayPersist ? JSON.stringify(readTouches()) : null);
  if (!mayPersist) writeStorage(LANDING_KEY, null, 'sessionStorage');
}

function readTouches(): Touches {
  const stored =
    readStorageJson(KEY, 'sessionStorage') ?? (readConsent()?.analytics && readPersistedTouches());
  const { first, last } = (stored || {}) as Touches;
  return first && last ? { first, last } : {};
}

function readPersistedTouches(): Touches | null {
  const stored = readStorageJson(PERSISTED_KEY) as Touches | null;
  return Date.now() - Date.parse(stored?.first?.at ?? '') < MAX_AGE_MS ? stored : null;
}

function saveTouches(stored: Touches): void {
  writeStorage(KEY, JSON.stringify(stored), 'sessionStorage');
  if (readConsent()?.analytics) persistOrigin(true);
}

const isSame = (one: Touch, other: Touch) =>
  JSON.stringify({ ...one, at: '' }) === JSON.stringify({ ...other, at: '' });
