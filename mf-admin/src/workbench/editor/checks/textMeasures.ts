import type { CheckResult } from '../definition/EditorDefinition';

/** The readable text of Markdown: without syntax, URLs and code. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^```[\s\S]*?^```/gm, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|>|[-*+]|\d+[.)]|\|)\s+/gm, '')
    .replace(/[*_`~|\\]/g, '');

export const countWords = (markdown: string): number =>
  plainText(markdown).split(/\s+/).filter(Boolean).length;

/** The Flesch-Kincaid grade level; 0 for fewer than 30 words. */
export function readingGrade(markdown: string): number {
  const text = plainText(markdown);
  const words = text.match(/[a-z’']+/gi) ?? [];
  if (words.length < 30) return 0;
  const sentences = Math.max(1, text.split(/[.!?]+(?=\s|$)/).filter((each) => /\w/.test(each)).length);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return Math.max(
    1,
    Math.round(0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59),
  );
}

const countSyllables = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

/** The width of a text in pixels; estimated where no canvas is available. */
export function measureTextWidth(words: string, font: string): number {
  const context =
    typeof document === 'undefined' ? null : document.createElement('canvas').getContext?.('2d');
  if (!context) return Math.round(words.length * Number.parseFloat(font) * 0.5);
  context.font = font;
  return Math.round(context.measureText(words).width);
}

/** The widths at which search engines cut titles and descriptions on a desktop. */
export const SEARCH_LIMITS = {
  title: { font: '20px Arial', maxWidth: 580 },
  description: { font: '14px Arial', maxWidth: 920 },
};

/** Whether a text fits a search result and uses at least a third of its width. */
export function lengthCheck(
  words: string,
  { font, maxWidth: most }: typeof SEARCH_LIMITS.title,
): CheckResult {
  const width = measureTextWidth(words, font);
  const hasGoodLength = width <= most && width >= most * 0.35;
  return { state: hasGoodLength ? 'good' : 'warn', message: `${width} of ${most} px` };
}
