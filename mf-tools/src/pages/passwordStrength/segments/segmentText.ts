import type { Segment } from '../strength/Strength';

/** The balloon of a part: A, B, C … from the left; signs between words have none. */
export function segmentLetter(segments: Pick<Segment, 'kind'>[], index: number): string {
  if (segments[index]?.kind === 'join') return '';
  const position = segments.slice(0, index).filter(({ kind }) => kind !== 'join').length;
  return position < 26 ? String.fromCharCode(65 + position) : '';
}

/** A part as it may be seen: its characters, or a dot for each. */
export const maskedText = (text: string, isHidden: boolean) =>
  isHidden ? '•'.repeat([...text].length) : text;
