import { splitPassages } from '@site/api/content/markdown/findClaims';
import { plainText } from '@site/api/content/markdown/textMeasures';
import type { AnalyzedText, MarkdownParts } from './AnalyzedText';

/** What a text consists of: headings, alt texts, paragraphs and links. */
export function readParts({ parts, alts = [] }: Pick<AnalyzedText<object>, 'parts' | 'alts'>): MarkdownParts {
  const all: MarkdownParts = { headings: [], alts: [...alts], passages: [], links: [] };
  for (const { heading, text } of parts) {
    if (heading?.trim()) all.headings.push(heading.trim());
    const prose = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
    all.headings.push(...matches(prose, /^#{1,6}\s+(.+)$/gm).map((found) => plainText(found).trim()));
    all.alts.push(...matches(prose, /!\[([^[\]]{0,500})\]\([^)]{0,2000}\)/g).map((alt) => alt.trim()));
    all.passages.push(...splitPassages(text).map(readable).filter(Boolean));
    for (const [, words = '', target = ''] of prose.matchAll(LINK))
      all.links.push({ text: readable(words), target });
  }
  return all;
}

/** Lengths are limited so that the time for many unclosed brackets is not quadratic. */
const LINK = /(?<!!)\[([^[\]]{1,500})\]\(\s*<?([^)\s>]{1,2000})[^)]{0,500}\)/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Without syntax; an image’s caption is no part of a sentence. */
const readable = (passage: string): string =>
  plainText(passage.replace(/!\[[^[\]]{0,500}\]\([^)]{0,2000}\)/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
