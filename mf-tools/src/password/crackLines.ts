import { quantity } from './quantity';
import { openingSentence, type Replay } from './replay';
import type { Strength } from './Strength';
import { shown } from './segmentText';

/** The replay in words: one line a part in the order of falling, and one for the whole. */
export function crackLines(strength: Strength, { falls }: Replay, isHidden: boolean) {
  const lines = falls.map(({ segment }) => ({
    guesses: quantity(segment.guesses),
    text: `${isHidden ? `A part of ${[...segment.text].length}` : shown(segment.text, false)} falls. ${segment.finding}`,
  }));
  return [...lines, { guesses: quantity(strength.guesses), text: openingSentence(strength) }];
}
