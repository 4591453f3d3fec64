import { formatInteger } from '../../../formatting/formatInteger';

/** Formats a duration in its natural unit. */
export function formatDuration(seconds: number): string {
  if (seconds < 1) return 'Under a second';
  let value = seconds;
  for (const [size, unit] of UNITS) {
    if (Math.round(value) < size) return withUnit(Math.max(1, Math.round(value)), unit);
    value /= size;
  }
  const years = seconds / YEAR;
  if (years >= 1e6) return 'Over 1M years';
  const grain = 10 ** (Math.floor(Math.log10(years)) - 1);
  return withUnit(Math.round(years / grain) * grain, 'year');
}

export const YEAR = 31_557_600;

const UNITS = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [30.4, 'day'],
  [12, 'month'],
  [100, 'year'],
] as const;

const withUnit = (n: number, unit: string) => `${formatInteger(n)} ${unit}${n === 1 ? '' : 's'}`;
