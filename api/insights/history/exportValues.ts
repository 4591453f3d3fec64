import { isDay } from '../../platform/contracts/endpoint';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { oneLine } from '../../platform/http/sanitizeText';
import { addDays } from '../events/rollUp';
import { redactPath } from '../notFound/redactPath';
import { detectTrafficSource } from '../origin/trafficSource';
import type { VisitDimension } from '../visits/contract';
import { findChannel } from '../visits/findChannel';

const maxLength = 200;
const maxCount = 1e12;

/** A value of an export as this site stores it; empty if it is unknown or could be personal. */
export function readValue(dimension: VisitDimension, cell: string): string {
  const value = oneLine(cell).trim().slice(0, maxLength);
  if (UNKNOWN.has(value.toLowerCase())) return '';
  if (dimension === 'page' || dimension === 'entry' || dimension === 'exit')
    return value.startsWith('/') ? redactPath(value) : '';
  // Mailing tools may put the reader's address into a campaign parameter, and sites into an event.
  if (/@|%(25)*40/.test(value)) return '';
  if (dimension === 'event') return OWN_EVENTS.has(value) ? '' : value;
  if (dimension === 'country') return COUNTRIES.get(value.toLowerCase()) ?? value;
  if (dimension === 'language') return /^[a-z]{2,3}(?=$|[-_])/i.exec(value)?.[0].toLowerCase() ?? '';
  if (dimension === 'device') return DEVICES.get(value.toLowerCase()) ?? value.toLowerCase();
  if (dimension === 'system') return SYSTEMS.get(value.toLowerCase()) ?? value;
  if (dimension === 'source' || dimension === 'medium')
    return /^\((direct|none)\)$/.exec(value)?.[1] ?? value;
  return dimension === 'campaign' && /^\(.*\)$/.test(value) ? '' : value;
}

const UNKNOWN = new Set(['', '(not set)', '(other)', '(data not available)', '(unassigned)', 'zz']);
/** What Google Analytics and Plausible send by themselves; this site counts it as page views. */
const OWN_EVENTS = new Set([
  'page_view',
  'pageview',
  'engagement',
  'session_start',
  'first_visit',
  'user_engagement',
]);
const DEVICES = new Map([
  ['mobile', 'phone'],
  ['laptop', 'desktop'],
  ['ultra-wide', 'desktop'],
]);
const SYSTEMS = new Map([
  ['mac', 'macOS'],
  ['macintosh', 'macOS'],
  ['gnu/linux', 'Linux'],
  ['chrome os', 'ChromeOS'],
]);

/** Codes of countries by their English names, and by themselves. */
const COUNTRIES = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[name.toLowerCase(), code] as const, [code.toLowerCase(), code] as const] : [];
    }),
  );
})();

/** Where a row of Plausible's sources came from, by the rules of this site. */
export function readOrigin(cellOf: (column: string) => string): [VisitDimension, string][] {
  const address = new URL('https://site.invalid');
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign']) {
    const value = cellOf(name);
    if (value) address.searchParams.set(name, value);
  }
  const referrer = cellOf('referrer') || cellOf('source').replace(/\s/g, '');
  const site = referrer && `https://${referrer.replace(/^https?:\/\//, '')}`;
  const { source, medium, campaign, isPaid } = detectTrafficSource(address, site);
  const channel = findChannel({ source, medium, campaign: campaign ?? '', isPaid });
  const values: [VisitDimension, string][] = [
    ['channel', channel],
    ['source', source],
    ['medium', medium],
    ['campaign', campaign ?? ''],
    ['referrer', (cellOf('referrer') && parseUrl(site)?.hostname) || ''],
  ];
  return values.map(([dimension, value]) => [dimension, readValue(dimension, value)]);
}

/** A day such as `2026-11-28` or `20261128`; with `from`, the number of days after it. */
export function readDay(cell: string, from?: string): string | undefined {
  const isNumber = from && /^\d{1,4}$/.test(cell);
  const day = toDay(isNumber ? from : cell);
  if (!isDay(day)) return undefined;
  return isNumber ? addDays(day, Number(cell)) : day;
}

const toDay = (text: string) => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** A count such as `1,234` or `1234.5`; undefined if it is none. */
export function readCount(cell: string): number | undefined {
  if (!/^\d{1,3}(,\d{3})+(\.\d+)?$|^\d+(\.\d+)?$/.test(cell)) return undefined;
  const count = Number(cell.replaceAll(',', ''));
  return count <= maxCount ? count : undefined;
}
