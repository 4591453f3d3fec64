import { ATTACKS } from './attacks';
import { duration } from './duration';
import { quantity, spoken } from './quantity';
import { SCORE_WORDS } from './Strength';
import type { OnBench } from './useStrength';

/** What a listener is told once a result stands: the same as the eye sees, without the password. */
export function summary({ phase, strength }: Pick<OnBench, 'phase' | 'strength'>): string {
  if (phase === 'failed') return 'The test could not be loaded. Check the connection and type again.';
  if (phase !== 'measured' || !strength) return '';
  const parts = strength.segments.filter(({ kind }) => kind !== 'join').length;
  const stolen = duration(strength.guesses / ATTACKS[3].perSecond).toLowerCase();
  return [
    `${SCORE_WORDS[strength.score]}, score ${strength.score} of 4.`,
    `${spoken(quantity(strength.guesses))} guesses open it, in ${parts} ${parts === 1 ? 'part' : 'parts'}.`,
    `From a stolen copy that was stored badly it holds ${stolen}.`,
  ].join(' ');
}
