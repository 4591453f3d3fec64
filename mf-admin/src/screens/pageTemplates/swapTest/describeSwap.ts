/** What the share of a swap test means. */
export const describeSwap = ({ sharedWords, words }: { sharedWords: number; words: number }, other: string) =>
  `${Math.round((100 * sharedWords) / Math.max(1, words))}% of the words are in sentences that are the same for ${other}, apart from the names of the service, industry, service area, county and nearby areas. These sentences are marked.`;
