/** Words that may go in one save without anybody missing them; of a short text, half of them. */
const MANY_WORDS = 20;

/**
 * Whether a change takes so much away that what stood there before is to be kept, whatever else it brings. Both are
 * working copies as JSON text. A word that was moved is not gone.
 */
export function removesManyWords(before: string, after: string): boolean {
  const remaining = countWords(after);
  const words = splitWords(before);
  const removedCount = words.filter((word) => {
    const count = remaining.get(word) ?? 0;
    remaining.set(word, count - 1);
    return count <= 0;
  }).length;
  return removedCount >= MANY_WORDS || (removedCount >= 4 && removedCount > words.length / 2);
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of splitWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What somebody wrote, word for word; names of fields and signs of the form are none. */
function splitWords(text: string): string[] {
  const texts: string[] = [];
  JSON.parse(text, (_name, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.flatMap((one) => one.split(/\s+/).filter(Boolean));
}
