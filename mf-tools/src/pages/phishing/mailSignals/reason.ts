import type { Mark, Reason } from '../analysis/Analysis';

export const createReason = (
  id: string,
  points: number,
  title: string,
  message: string,
  marks: (Mark | undefined)[],
): Reason => ({
  id,
  points,
  title,
  message,
  marks: marks.filter((mark) => mark !== undefined && mark.end > mark.start) as Mark[],
});

export const markAll = (at: string, text: string): Mark => ({ at, start: 0, end: text.length });

export function markWord(at: string, text: string, word: string): Mark | undefined {
  const start = text.toLowerCase().indexOf(word.toLowerCase());
  return start < 0 || !word ? undefined : { at, start, end: start + word.length };
}
