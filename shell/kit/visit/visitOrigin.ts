import type { Origin, Touch } from '@site/api/insights/origin/contract';
import { readStorage, readStorageJson, writeStorage } from '../browserStorage';
import { readConsent } from './consentRecord';

type Touches = Pick<Origin, 'first' | 'last'>;

const KEY = 'visit-origin';
const LANDING_KEY = 'visit-landing';
const LASTING_KEY = 'emberline-origin';
const LASTS_MS = 90 * 86_400_000;

/** Where this visit came from, for what a visitor sends: see `Origin`. Only in the browser. */
export function getVisitOrigin(): Origin {
  const landing = readStorage(LANDING_KEY, 'sessionStorage');
  return { ...touches(), page: location.pathname, ...(landing && { landing }) };
}

/** Notes, in this tab alone, that a landing page was seen; not of who refused to be followed from page to page. */
export function recordLanding(path: string): void {
  if (readConsent()?.analytics !== false) writeStorage(LANDING_KEY, path, 'sessionStorage');
}

/** Adds an arrival to what is known. A reload is no arrival. */
export function recordArrival(arrival: Omit<Touch, 'at'>): void {
  const { first, last } = touches();
  const touch = { ...arrival, at: new Date().toISOString() };
  const isNews = !last || (touch.class !== 'direct' && !isSame(last, touch));
  keep({ first: first ?? touch, last: isNews ? touch : last });
}

/**
 * Follows a choice: with consent to analytics the first arrival is known on later visits too, for 90 days; who refuses
 * is not known by the landing page they saw either.
 */
export function persistOrigin(mayLast: boolean): void {
  writeStorage(LASTING_KEY, mayLast ? JSON.stringify(touches()) : null);
  if (!mayLast) writeStorage(LANDING_KEY, null, 'sessionStorage');
}

function touches(): Touches {
  const known = readStorageJson(KEY, 'sessionStorage') ?? (readConsent()?.analytics && lasting());
  const { first, last } = (known || {}) as Touches;
  return first && last ? { first, last } : {};
}

function lasting(): Touches | null {
  const known = readStorageJson(LASTING_KEY) as Touches | null;
  return Date.now() - Date.parse(known?.first?.at ?? '') < LASTS_MS ? known : null;
}

function keep(known: Touches): void {
  writeStorage(KEY, JSON.stringify(known), 'sessionStorage');
  if (readConsent()?.analytics) persistOrigin(true);
}

const isSame = (one: Touch, other: Touch) =>
  JSON.stringify({ ...one, at: '' }) === JSON.stringify({ ...other, at: '' });
