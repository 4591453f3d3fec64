/** The words of a text, lower-cased, without punctuation. */
export function searchTerms(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

/** As much of a word as is stored to be found by: its first 60 characters. */
export const searchPrefix = (word: string) => word.slice(0, 60);
