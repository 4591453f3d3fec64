/** What the share of a swap test means. */
export const describeSwap = ({ sharedWords, words }: { sharedWords: number; words: number }, other: string) =>
  `${Math.round((100 * sharedWords) / Math.max(1, words))}% of the words are in sentences that hold for ${other} as well: they are the same there, apart from the names of service, industry, place, county and neighboring places. These are marked.`;
