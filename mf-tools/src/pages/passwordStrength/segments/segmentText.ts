import type { Segment } from '../strength/Strength';

/** Letter of a part: A, B, C … from the left; separators have none. */
export function segmentLetter(segments: Pick<Segment, 'kind'>[], index: number): string {
  if (segments[index]?.kind === 'join') return '';
  const position = segments.slice(0, index).filter(({ kind }) => kind !== 'join').length;
  return position < 26 ? String.fromCharCode(65 + position) : '';
}

/** The characters of a part, or a dot for each if hidden. */
export const maskedText = (text: string, isHidden: boolean) =>
  isHidden ? '•'.repeat([...text].length) : text;
