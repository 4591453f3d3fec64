import { diff3Merge } from 'node-diff3';

/**
 * Three-way merge of Markdown by block: a paragraph, heading or list item that only one side changed takes that side.
 * What both sides changed differently becomes a conflict.
 */
export function mergeTexts(base: string, mine: string, theirs: string): TextPart[] {
  const regions = diff3Merge(splitBlocks(mine), splitBlocks(base), splitBlocks(theirs), {
    excludeFalseConflicts: true,
  });
  return regions.map(({ ok, conflict }) =>
    conflict ? { mine: conflict.a.join(''), theirs: conflict.b.join('') } : { both: (ok ?? []).join('') },
  );
}

/** A part of the merged text: the same on both sides, or a conflict. */
export type TextPart = { both: string } | TextConflict;

export interface TextConflict {
  mine: string;
  theirs: string;
}

export const isConflict = (part: TextPart): part is TextConflict => 'mine' in part;

/** The text with one side of each conflict, chosen by conflict index. */
export function joinParts(
  parts: readonly TextPart[],
  sideAt: (conflict: number) => keyof TextConflict,
): string {
  let conflict = -1;
  return parts
    .map((part) => {
      if (!isConflict(part)) return part.both;
      conflict += 1;
      return part[sideAt(conflict)];
    })
    .join('');
}

/**
 * Blocks and the line ends between them, alternately, so that changes to neighboring blocks do not touch. Code between
 * fences and tables are one block each.
 */
function splitBlocks(text: string): string[] {
  const parts: string[] = [];
  let [block, isFenced] = ['', false];
  for (const line of text.split(/(?<=\n)/)) {
    const words = line.trimEnd();
    if (/^\s*(```|~~~)/.test(words)) isFenced = !isFenced;
    const begins = !isFenced && /^\s*([-*+]|\d{1,9}[.)]|#{1,6})\s/.test(words);
    if ((begins || (!words && !isFenced)) && block) {
      parts.push(...splitTrailingNewlines(block));
      block = '';
    }
    block += line;
  }
  if (block) parts.push(...splitTrailingNewlines(block));
  return parts;
}

/** A block and the line ends after it. */
function splitTrailingNewlines(block: string): string[] {
  const words = block.replace(/\n\s*$/, '');
  return words === block ? [block] : [words, block.slice(words.length)].filter(Boolean);
}
