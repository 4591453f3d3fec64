import { YEAR } from './formatDuration';

/** Attack speeds, slowest first. */
export const ATTACKS = [
  { name: 'Sign-in page with a limit', speed: '100 guesses an hour', perSecond: 100 / 3600 },
  { name: 'Sign-in page without a limit', speed: '10 guesses a second', perSecond: 10 },
  { name: 'Stolen password database, well protected', speed: '10,000 guesses a second', perSecond: 1e4 },
  {
    name: 'Stolen password database, badly protected',
    speed: '10 billion guesses a second',
    perSecond: 1e10,
  },
] as const;

/** Position of a duration on the logarithmic scale, 0 to 1, from a tenth of a second to a million years. */
export function scalePosition(seconds: number): number {
  const position = (Math.log10(Math.max(seconds, 1e-9)) + 1) / DECADES;
  return Math.min(1, Math.max(0, position));
}

const DECADES = 14.5;

/** Labels of the scale; `minor` ones are hidden on narrow screens. */
export const SCALE_MARKS = [
  { label: '1 s', seconds: 1 },
  { label: '1 min', seconds: 60, minor: true },
  { label: '1 h', seconds: 3600 },
  { label: '1 day', seconds: 86_400, minor: true },
  { label: '1 month', seconds: YEAR / 12, minor: true },
  { label: '1 yr', seconds: YEAR },
  { label: '100 yr', seconds: 100 * YEAR, minor: true },
  { label: '10k yr', seconds: 1e4 * YEAR, minor: true },
  { label: '1M yr', seconds: 1e6 * YEAR },
];
