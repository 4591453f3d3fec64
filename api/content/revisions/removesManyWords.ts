/** Removing this many words counts as many; in a short text, more than half of them do. */
const MANY_WORDS = 20;

/**
 * Whether a change removes so many words that the former draft must be kept as a revision. A moved word does not count
 * as removed.
 */
export function removesManyWords(before: object, after: object): boolean {
  const remaining = countWords(after);
  const words = splitWords(before);
  const removedCount = words.filter((word) => {
    const count = remaining.get(word) ?? 0;
    remaining.set(word, count - 1);
    return count <= 0;
  }).length;
  return removedCount >= MANY_WORDS || (removedCount >= 4 && removedCount > words.length / 2);
}

function countWords(draft: object): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of splitWords(draft)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of all texts in a draft. */
function splitWords(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(splitWords) : [];
}
