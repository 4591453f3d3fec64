import type { Origin, Touch } from '@site/api/contract/origin';
import { remember, rememberedValue } from '../remembered';
import { readConsent } from './consentRecord';

type Known = Pick<Origin, 'first' | 'last' | 'landing'>;

const KEY = 'visit-origin';
const LASTING_KEY = 'emberline-origin';
const LASTS_MS = 90 * 86_400_000;

/** Where this visit came from, for what a visitor sends: see `Origin`. Only in the browser. */
export function originOfVisit(): Origin {
  return { ...known(), page: location.pathname };
}

/** Adds an arrival to what is known. A reload is no arrival. */
export function rememberArrival(arrival: Omit<Touch, 'at'>): void {
  const { first, last, landing } = known();
  const touch = { ...arrival, at: new Date().toISOString() };
  const isNews = !last || (touch.class !== 'direct' && !isSame(last, touch));
  keep({ first: first ?? touch, last: isNews ? touch : last, landing });
}

/** The landing page that is shown: whoever writes from another page later came by it. */
export function rememberLanding(path: string): void {
  keep({ ...known(), landing: path });
}

/** Follows a choice: with consent to analytics the first arrival is known on later visits too, for 90 days. */
export function keepOrigin(mayLast: boolean): void {
  remember(LASTING_KEY, mayLast ? JSON.stringify(known()) : null);
}

function known(): Known {
  const kept = rememberedValue(KEY, 'sessionStorage') ?? (readConsent()?.analytics && lasting());
  const { first, last, landing } = (kept || {}) as Known;
  return { ...(first && last && { first, last }), ...(landing && { landing }) };
}

function lasting(): Known | null {
  const kept = rememberedValue(LASTING_KEY) as Known | null;
  return Date.now() - Date.parse(kept?.first?.at ?? '') < LASTS_MS ? kept : null;
}

function keep(visit: Known): void {
  remember(KEY, JSON.stringify(visit), 'sessionStorage');
  if (readConsent()?.analytics) keepOrigin(true);
}

const isSame = (one: Touch, other: Touch) =>
  JSON.stringify({ ...one, at: '' }) === JSON.stringify({ ...other, at: '' });
