import { ATTACKS } from '../guesses/attacks';
import { formatDuration, YEAR } from '../guesses/formatDuration';
import type { Strength } from '../strength/Strength';

/** What a strength means in practice. */
export function strengthMeaning({ score, guesses }: Strength): string {
  if (score < 4) return MEANINGS[score as 0 | 1 | 2 | 3];
  const stolen = guesses / ATTACKS[3].perSecond;
  if (stolen > YEAR)
    return 'Nobody guesses this, not even with the stolen copy and a rack of graphics cards. Now use it in one place only.';
  const time = formatDuration(stolen).toLowerCase();
  return `Holds at the sign-in page and in a well stored copy. Where a copy was stored badly it is open after ${time}: use it in one place only.`;
}

const MEANINGS = {
  0: 'It is among the first things a guessing program tries.',
  1: 'Whoever steals the scrambled copy opens it in seconds. At a sign-in page without a limit it lasts a day at most.',
  2: 'It slows a stranger at the sign-in page. It does not slow a thief with the stolen copy.',
  3: 'Good at the sign-in page, and a well stored copy takes real effort. Make it longer where it matters.',
};
