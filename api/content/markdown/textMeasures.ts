/** The readable text of Markdown: without syntax, URLs and code. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^```[\s\S]*?^```/gm, ' ')
    // No part crosses a `[`, and what follows a URL begins with a space, so that each part of a text is searched once.
    .replace(/!\[[^[\]]*\]\([^[)\s]*(?:\s(?:\s*"((?:\\.|[^"\\\n])*)")?[^[)]*)?\)/g, ' $1 ')
    .replace(/\[([^[\]]*)\]\([^[)]*\)/g, '$1')
    .replace(/^[^\S\n]*(#{1,6}|>|[-*+]|\d+[.)]|\|)\s+/gm, '')
    .replace(/[*_`~|\\]/g, '');

export const countWords = (markdown: string): number =>
  plainText(markdown).split(/\s+/).filter(Boolean).length;

/** The Flesch-Kincaid grade level; 0 for fewer than 30 words. */
export function readingGrade(markdown: string): number {
  const text = plainText(markdown);
  const words = text.match(/[a-z’']+/gi) ?? [];
  if (words.length < 30) return 0;
  const sentences = Math.max(1, text.split(/[.!?](?=\s|$)/).filter((each) => /\w/.test(each)).length);
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
