export interface Sentence {
  segment: string;
  index: number;
}

/**
 * Splits a text into sentences, with the position of each. Every sentence of a segmenter contains a copy of the complete
 * text, so a long text is split in parts: a sentence longer than a part is cut.
 */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (let at = 0; at < text.length; ) {
    const found = [...segmenter.segment(text.slice(at, at + PART))];
    // More may belong to the last one.
    if (at + PART < text.length && found.length > 1) found.pop();
    const start = at;
    for (const { segment, index } of found) {
      sentences.push({ segment, index: start + index });
      at = start + index + segment.length;
    }
  }
  return sentences;
}

const PART = 4000;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
