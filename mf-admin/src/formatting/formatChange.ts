import { formatCount } from './formatCount';

/** A change as a percentage: `+14%`; nothing to compare with gives an empty text. */
export function formatChange(now: number, before: number): string {
  if (!before) return '';
  const change = Math.round((now / before - 1) * 100);
  return `${change > 0 ? '+' : ''}${formatCount(change)}%`.replace('-', '−');
}
