import { formatGuesses } from '../guesses/formatGuesses';
import { maskedText } from '../segments/segmentText';
import type { Strength } from '../strength/Strength';
import { openingSentence, type Replay } from './createReplay';

/** The replay as text: one line per part in order, and one for the total. */
export function replayLines(strength: Strength, { parts }: Replay, isHidden: boolean) {
  const lines = parts.map(({ segment }) => ({
    guesses: formatGuesses(segment.guesses),
    text: `${isHidden ? `A part of ${[...segment.text].length}` : maskedText(segment.text, false)} is guessed. ${segment.finding}`,
  }));
  return [...lines, { guesses: formatGuesses(strength.guesses), text: openingSentence(strength) }];
}
