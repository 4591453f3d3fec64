import { formatCount } from './formatCount';

/** A change as a percentage: `+14%`, or `0%` without a sign; nothing to compare with gives an empty text. */
export function formatChange(now: number, before: number): string {
  if (!before) return '';
  const change = Math.round((now / before - 1) * 100) || 0;
  return `${change > 0 ? '+' : ''}${formatCount(change)}%`.replace('-', '−');
}
