import { formatInteger } from '../../../formatting/formatInteger';

/** Formats a number of guesses: digits, then words, then a power such as `2 × 10^23`. */
export function formatGuesses(n: number): string {
  if (n < 1e6) return formatInteger(Math.round(n));
  for (const [size, word] of SIZES) if (n < size * 1000) return `${short(n / size)} ${word}`;
  const power = Math.floor(Math.log10(n) + 1e-9);
  const front = Math.round(n / 10 ** power);
  if (front === 10) return `10^${power + 1}`;
  return front === 1 ? `10^${power}` : `${front} × 10^${power}`;
}

/** The same for screen readers, without symbols. */
export const formatSpokenGuesses = (text: string) =>
  text.replaceAll(' × ', ' times ').replaceAll('^', ' to the power of ');

const SIZES = [
  [1e6, 'million'],
  [1e9, 'billion'],
] as const;

const short = (value: number) =>
  value < 9.95 ? value.toFixed(1).replace('.0', '') : String(Math.round(value));
