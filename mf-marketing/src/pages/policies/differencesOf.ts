import type { PolicyVersionText } from '@site/api/content/policies/contract';

type Wording = Pick<PolicyVersionText, 'sections'>;
type Section = PolicyVersionText['sections'][number];

/** A piece of text that both versions have, or one only. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export interface Difference {
  id: string;
  title: string;
  kind: 'new' | 'gone' | 'changed';
  /** By paragraph. */
  paragraphs: Piece[][];
}

/** The differences between two versions, by section, in document order. */
export function differencesOf(before: Wording, after: Wording): Difference[] {
  const old = new Map(before.sections.map((section) => [section.id, section]));
  const remaining = new Set(after.sections.map(({ id }) => id));
  return [
    ...after.sections.flatMap((section) => compared(old.get(section.id), section)),
    ...before.sections
      .filter(({ id }) => !remaining.has(id))
      .flatMap((section) => compared(section, undefined)),
  ];
}

function compared(before?: Section, after?: Section): Difference[] {
  const section = after ?? before;
  if (!section) return [];
  const { id, title } = section;
  const pieces = piecesOf(wordsOf(before), wordsOf(after));
  if (pieces.every(({ kind }) => kind === 'same')) return [];
  const kind = before && after ? 'changed' : after ? 'new' : 'gone';
  return [{ id, title, kind, paragraphs: byParagraph(pieces) }];
}

const BREAK = '\n';

/** The words of a section; line breaks separate its paragraphs. */
const wordsOf = (section?: Section): string[] =>
  section ? section.lines.flatMap((line) => [...line.split(' '), BREAK]) : [];

/** The two texts merged: their longest common sequence, and the words that only one has. */
function piecesOf(before: string[], after: string[]): Piece[] {
  const longest = sharedLengths(before, after);
  const pieces: Piece[] = [];
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    if (at < before.length && before[at] === after[to]) {
      pieces.push({ kind: 'same', text: before[at]! });
      [at, to] = [at + 1, to + 1];
    } else if (to >= after.length || (at < before.length && longest[at + 1]![to]! >= longest[at]![to + 1]!)) {
      pieces.push({ kind: 'removed', text: before[at]! });
      at += 1;
    } else {
      pieces.push({ kind: 'added', text: after[to]! });
      to += 1;
    }
  }
  return pieces;
}

/** Length of the common sequence from each pair of positions on. */
function sharedLengths(before: string[], after: string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let at = before.length - 1; at >= 0; at--)
    for (let to = after.length - 1; to >= 0; to--)
      lengths[at]![to] =
        before[at] === after[to]
          ? lengths[at + 1]![to + 1]! + 1
          : Math.max(lengths[at + 1]![to]!, lengths[at]![to + 1]!);
  return lengths;
}

/** Adjacent words of one kind are one piece; a break ends a paragraph. */
function byParagraph(words: Piece[]): Piece[][] {
  const paragraphs: Piece[][] = [[]];
  for (const { kind, text } of words) {
    const paragraph = paragraphs.at(-1)!;
    const last = paragraph.at(-1);
    if (text === BREAK) paragraphs.push([]);
    else if (last?.kind === kind) last.text += ` ${text}`;
    else paragraph.push({ kind, text });
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
