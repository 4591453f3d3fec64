import { diffArrays } from 'diff';

/** Some words of a text, and whether only this version has them. */
export interface MarkedWords {
  text: string;
  isMarked: boolean;
}

/** What differs between the texts of two versions of a page. */
export interface TextComparison {
  before: MarkedWords[][];
  after: MarkedWords[][];
  /** Words that only one version has, and the words of both together. */
  removed: number;
  added: number;
  words: number;
}

/** Compares the texts of two versions of a page, word by word. */
export function compareTexts(before: readonly string[], after: readonly string[]): TextComparison {
  const [one, other] = [before, after].map((texts) => texts.map(wordsOf)) as [string[][], string[][]];
  const parts = findDifferences(joined(one), joined(other));
  const [removed, added] = [marksOf(parts, 'removed'), marksOf(parts, 'added')];
  return {
    before: markWords(one, removed),
    after: markWords(other, added),
    removed: countMarked(one, removed),
    added: countMarked(other, added),
    words: one.flat().length + other.flat().length,
  };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Ends a text among its words. */
const END = '\n';

const joined = (texts: readonly string[][]): string[] => texts.flatMap((words) => [...words, END]);

interface Part {
  count: number;
  added?: boolean;
  removed?: boolean;
}

/** Longer comparisons mark everything between the words that both begin and end with. */
const TIMEOUT_MS = 400;

function findDifferences(before: string[], after: string[]): Part[] {
  const found = diffArrays(before, after, { timeout: TIMEOUT_MS }) as Part[] | undefined;
  if (found) return found;
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    { count: start },
    { count: before.length - start - end, removed: true },
    { count: after.length - start - end, added: true },
    { count: end },
  ];
}

/** For each word of one version, with the ends of its texts, whether only this version has it. */
function marksOf(parts: readonly Part[], side: 'added' | 'removed'): boolean[] {
  const isOther = (part: Part) => (side === 'added' ? part.removed : part.added);
  return parts
    .filter((part) => !isOther(part))
    .flatMap((part) => new Array<boolean>(part.count).fill(Boolean(part[side])));
}

function countMarked(texts: readonly string[][], marks: readonly boolean[]): number {
  return joined(texts).filter((word, at) => word !== END && marks[at]).length;
}

/** The texts in pieces, each marked or not. */
function markWords(texts: readonly string[][], marks: readonly boolean[]): MarkedWords[][] {
  let at = 0;
  return texts.map((words) => {
    const pieces: MarkedWords[] = [];
    for (const word of words) {
      const isMarked = Boolean(marks[at]);
      at += 1;
      const last = pieces.at(-1);
      if (last?.isMarked === isMarked) last.text += ` ${word}`;
      else pieces.push({ text: word, isMarked });
    }
    at += 1;
    return pieces;
  });
}
