import { ATTACKS } from '../guesses/attacks';
import { formatDuration, YEAR } from '../guesses/formatDuration';
import type { Strength } from '../strength/Strength';

/** What a strength means in practice. */
export function strengthMeaning({ score, guesses }: Strength): string {
  if (score < 4) return MEANINGS[score as 0 | 1 | 2 | 3];
  const stolen = guesses / ATTACKS[3].perSecond;
  if (stolen > YEAR)
    return 'Nobody can crack this, even with a stolen password database. Use it for one account only.';
  const time = formatDuration(stolen).toLowerCase();
  return `It’s safe on a sign-in page and in a well protected database. In a badly protected one it’s cracked after ${time}, so use it for one account only.`;
}

const MEANINGS = {
  0: 'It’s among the first passwords attackers try.',
  1: 'If a company that stores it gets hacked, it’s cracked in seconds. On a sign-in page without a limit, it lasts a day at most.',
  2: 'It slows attackers on a sign-in page, but not those with a stolen password database.',
  3: 'It’s good on a sign-in page and takes effort to crack in a well protected database. Make it longer for important accounts.',
};
