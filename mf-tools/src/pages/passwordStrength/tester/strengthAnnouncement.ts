import { ATTACKS } from '../guesses/attacks';
import { formatDuration } from '../guesses/formatDuration';
import { formatGuesses, formatSpokenGuesses } from '../guesses/formatGuesses';
import { SCORE_LABELS } from '../strength/Strength';
import type { PasswordTest } from './usePasswordStrength';

/** Screen reader announcement of a result, without the password. */
export function strengthAnnouncement({ phase, strength }: Pick<PasswordTest, 'phase' | 'strength'>): string {
  if (phase === 'failed') return 'The test could not be loaded. Check the connection and type again.';
  if (phase !== 'measured' || !strength) return '';
  const parts = strength.segments.filter(({ kind }) => kind !== 'join').length;
  const stolen = formatDuration(strength.guesses / ATTACKS[3].perSecond).toLowerCase();
  return [
    `${SCORE_LABELS[strength.score]}, score ${strength.score} of 4.`,
    `${formatSpokenGuesses(formatGuesses(strength.guesses))} guesses open it, in ${parts} ${parts === 1 ? 'part' : 'parts'}.`,
    `From a stolen copy that was stored badly it holds ${stolen}.`,
  ].join(' ');
}
