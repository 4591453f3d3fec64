import { ATTACKS } from '../guesses/attacks';
import { formatDuration } from '../guesses/formatDuration';
import { formatGuesses, formatSpokenGuesses } from '../guesses/formatGuesses';
import { SCORE_LABELS } from '../strength/Strength';
import type { PasswordTest } from './usePasswordStrength';

/** Screen reader announcement of a result, without the password. */
export function strengthAnnouncement({ phase, strength }: Pick<PasswordTest, 'phase' | 'strength'>): string {
  if (phase === 'failed') return 'The test couldn’t be loaded. Check your connection and type again.';
  if (phase !== 'measured' || !strength) return '';
  const parts = strength.segments.filter(({ kind }) => kind !== 'join').length;
  const stolen = formatDuration(strength.guesses / ATTACKS[3].perSecond).toLowerCase();
  return [
    `${SCORE_LABELS[strength.score]}, score ${strength.score} of 4.`,
    `${formatSpokenGuesses(formatGuesses(strength.guesses))} guesses to crack it, in ${parts} ${parts === 1 ? 'part' : 'parts'}.`,
    `In a stolen, badly protected password database it lasts ${stolen}.`,
  ].join(' ');
}
