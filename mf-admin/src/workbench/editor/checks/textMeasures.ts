import type { CheckResult } from '../definition/EditorDefinition';

export { countWords, readingGrade } from '@site/api/content/markdown/textMeasures';

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
