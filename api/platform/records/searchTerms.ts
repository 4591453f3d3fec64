/** The words of a text in lower case, without punctuation. */
export function searchTerms(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

/** The stored part of a word: its first 60 characters. */
export const searchPrefix = (word: string) => word.slice(0, 60);
