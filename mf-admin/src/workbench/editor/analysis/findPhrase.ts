import { stemOf } from '@site/shell/stemOf';
import type { AnalyzedText, MarkdownParts } from './AnalyzedText';

/** Where a focus phrase can stand, and whether it does. */
interface PhrasePosition {
  place: string;
  /** Null where there is nothing that could contain it. */
  isFound: boolean | null;
  note: string;
}

/**
 * Where a phrase stands in a document. Words match in other forms (“backup”, “backups”) and with short words between
 * them (“backup for offices”), in the same order.
 */
export function findPhrase(
  phrase: string,
  text: Pick<AnalyzedText<object>, 'title' | 'description'>,
  { headings, alts, passages }: MarkdownParts,
  path: string | undefined,
): PhrasePosition[] {
  const wanted = meaningOf(phrase);
  if (!wanted.length) return [];
  const holds = (words: string) => countPhrase(wanted, words) > 0;
  const one = (place: string, words: string | undefined, missing: string): PhrasePosition =>
    words?.trim()
      ? { place, isFound: holds(words), note: holds(words) ? 'Found' : 'Not found' }
      : { place, isFound: null, note: missing };
  const many = (place: string, texts: readonly string[], none: string): PhrasePosition => {
    const found = texts.filter(holds).length;
    return texts.length
      ? { place, isFound: found > 0, note: `In ${found} of ${texts.length}` }
      : { place, isFound: null, note: none };
  };
  const count = passages.reduce((sum, passage) => sum + countPhrase(wanted, passage), 0);
  return [
    one('Meta title', text.title, 'No title yet'),
    one('Meta description', text.description, 'No description yet'),
    one('URL', path?.replace(/[/_-]+/g, ' '), 'No URL yet'),
    one('First paragraph', passages[0], 'No text yet'),
    many('Subheadings', headings, 'No subheadings'),
    many('Alt texts', alts, 'No images'),
    {
      place: 'Text',
      isFound: passages.length ? count > 0 : null,
      note: countNote(count),
    },
  ];
}

const countNote = (count: number) => ['Not found', 'Once'][count] ?? `${count} times`;

/** How often words stand in a text in their order. */
function countPhrase(wanted: readonly string[], text: string): number {
  const words = meaningOf(text);
  let count = 0;
  for (let at = 0; at + wanted.length <= words.length; at += 1)
    if (wanted.every((word, offset) => words[at + offset] === word)) count += 1;
  return count;
}

/** The stems of the words that carry meaning; all words where none does. */
function meaningOf(text: string): string[] {
  const words = wordsIn(text);
  const meaningful = words.filter((word) => !SHORT_WORDS.has(word));
  return (meaningful.length ? meaningful : words).map(stemOf);
}

export const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu) ?? []).map((word) =>
    word.replace(/[’']s$/, ''),
  );

export const SHORT_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by for from how i in is it its my of on or our that the their this to us we what with you your'.split(
    ' ',
  ),
);
