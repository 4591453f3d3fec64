import { setImmediate as nextTurn } from 'node:timers/promises';

const MAX_KEYWORDS = 28;

/**
 * The keywords of each text by tf-idf, the most distinctive first: frequent in the text and rare in the others. Words
 * of `known` are left out. It yields to other tasks after each text.
 */
export async function distinctiveWords(texts: string[], known: string[]): Promise<string[]> {
  const counts: Map<string, number>[] = [];
  const pages = new Map<string, number>();
  for (const text of texts) {
    const count = countWords(text);
    counts.push(count);
    for (const word of count.keys()) pages.set(word, (pages.get(word) ?? 0) + 1);
    await nextTurn();
  }
  const result: string[] = [];
  for (const [index, count] of counts.entries()) {
    const knownWords = new Set(wordsOf(known[index] ?? ''));
    const ranked = [...count]
      .filter(([word]) => !knownWords.has(word))
      .map(([word, times]) => ({ word, weight: times * Math.log(texts.length / (pages.get(word) ?? 1)) }))
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight || one.word.localeCompare(other.word));
    result.push(
      ranked
        .slice(0, MAX_KEYWORDS)
        .map(({ word }) => word)
        .join(' '),
    );
    await nextTurn();
  }
  return result;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z][a-z0-9]{3,}/g) ?? [];

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
