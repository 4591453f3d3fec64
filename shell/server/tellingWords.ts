const most = 28;

/**
 * For each text the words that tell it from the others, the most telling first: often in it, and in few of the rest
 * (tf-idf). Words that stand in `known` already are left out.
 */
export function tellingWords(texts: string[], known: string[]): string[] {
  const counts = texts.map(countWords);
  const pages = new Map<string, number>();
  for (const count of counts) for (const word of count.keys()) pages.set(word, (pages.get(word) ?? 0) + 1);
  return counts.map((count, index) => {
    const has = new Set(wordsOf(known[index] ?? ''));
    return [...count]
      .filter(([word]) => !has.has(word))
      .map(([word, times]) => ({ word, weight: times * Math.log(texts.length / (pages.get(word) ?? 1)) }))
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight || one.word.localeCompare(other.word))
      .slice(0, most)
      .map(({ word }) => word)
      .join(' ');
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z][a-z0-9]{3,}/g) ?? [];

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
