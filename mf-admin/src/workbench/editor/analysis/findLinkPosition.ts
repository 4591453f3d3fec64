import { stemOf } from '@site/shell/stemOf';
import { SHORT_WORDS } from './findPhrase';

/** Where a phrase begins and ends in a Markdown text. */
export interface LinkPosition {
  from: number;
  to: number;
  words: string;
}

/**
 * The first place of a Markdown text that could link to a page: the longest run of words of the page’s name, in any
 * form, outside of headings, links, images and code. Two words at least, unless the name has only one.
 */
export function findLinkPosition(markdown: string, name: string): LinkPosition | undefined {
  const words = readWords(markdown);
  const wanted = (name.match(WORD) ?? []).map(normalize);
  for (let length = wanted.length; length >= Math.min(2, wanted.length); length -= 1)
    for (let start = 0; start + length <= wanted.length; start += 1) {
      const run = wanted.slice(start, start + length);
      if (!isTelling(run)) continue;
      const place = findRun(words, run);
      if (place) return { ...place, words: markdown.slice(place.from, place.to) };
    }
  return undefined;
}

/** A text with a link at a place. */
export const linkAt = (markdown: string, { from, to, words }: LinkPosition, path: string): string =>
  `${markdown.slice(0, from)}[${words}](${path})${markdown.slice(to)}`;

interface Word {
  from: number;
  to: number;
  stem: string;
  /** Whether only a space or a hyphen separates it from the word before. */
  isNext: boolean;
}

const WORD = /[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu;
const normalize = (word: string) => stemOf(word.toLowerCase().replace(/[’']s$/, ''));

/** Runs begin and end with words that carry meaning. */
function isTelling(run: readonly string[]): boolean {
  const [first = '', last = ''] = [run[0], run.at(-1)];
  return first.length > 2 && !SHORT_WORDS.has(first) && !SHORT_WORDS.has(last);
}

function readWords(markdown: string): Word[] {
  const open = maskSyntax(markdown);
  let end = -1;
  return [...open.matchAll(WORD)].map(({ 0: word, index }) => {
    const isNext = end >= 0 && /^(?:[ \t]{1,3}|[ \t]{0,3}\n[ \t]{0,3}|-)$/.test(open.slice(end, index));
    end = index + word.length;
    return { from: index, to: end, stem: normalize(word), isNext };
  });
}

/** The text with signs in place of what cannot contain a link, so that positions stay. */
const maskSyntax = (markdown: string): string =>
  UNLINKABLE.reduce((text, pattern) => text.replace(pattern, (part) => '\0'.repeat(part.length)), markdown);

/** Lengths are limited so that the time for hostile texts is not quadratic. */
const UNLINKABLE = [
  /^(```|~~~)[\s\S]*?^\1/gm,
  /^[ \t]*#{1,6}\s.*$/gm,
  /`[^`\n]*`/g,
  /!?\[[^[\]]{0,1000}\](?:\([^)]{0,2000}\)|\[[^\]]{0,500}\]|:.*)?/g,
  /<[^<>\n]{1,2000}>/g,
  /(?:https?:\/\/|www\.)[^\s\0]{1,2000}|[\w.+-]{1,64}@[\w.-]{1,255}/g,
];

function findRun(words: readonly Word[], run: readonly string[]): Omit<LinkPosition, 'words'> | undefined {
  for (let at = 0; at + run.length <= words.length; at += 1) {
    const isHere = run.every((stem, offset) => {
      const word = words[at + offset];
      return word?.stem === stem && (offset === 0 || word.isNext);
    });
    const [first, last] = [words[at], words[at + run.length - 1]];
    if (isHere && first && last) return { from: first.from, to: last.to };
  }
  return undefined;
}
