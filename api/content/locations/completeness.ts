import type { LocationDraft } from './contract';

/** What an area may say, and in words what is missing where it does not. */
const PARTS: readonly { isFilled: (draft: LocationDraft) => boolean; missing: string }[] = [
  { isFilled: ({ slug }) => isFilledIn(slug), missing: 'an address' },
  { isFilled: ({ name }) => isFilledIn(name), missing: 'the name' },
  { isFilled: ({ county }) => isFilledIn(county), missing: 'the county' },
  { isFilled: ({ summary }) => isFilledIn(summary), missing: 'a summary' },
  { isFilled: ({ lead }) => isFilledIn(lead), missing: 'the first words' },
  { isFilled: ({ road }) => isFilledIn(road), missing: 'the road that leads there' },
  { isFilled: ({ lat, lng }) => lat !== null && lng !== null, missing: 'where it lies' },
  { isFilled: ({ sections }) => sections.length >= 3, missing: 'three sections' },
  { isFilled: ({ facts }) => facts.length >= 3, missing: 'three facts with their sources' },
  { isFilled: ({ industries }) => industries.length >= 1, missing: 'an industry' },
  { isFilled: ({ nearby }) => nearby.length >= 2, missing: 'two areas nearby' },
  { isFilled: ({ faqs }) => faqs.length >= 2, missing: 'two questions with answers' },
];

const isFilledIn = (text: string) => text.trim() !== '';

/** How much of what an area may say is said, of a hundred. */
export function calculateCompleteness(draft: LocationDraft): number {
  return Math.floor(((PARTS.length - listMissingParts(draft).length) / PARTS.length) * 100);
}

/** What an area does not say yet, in words. */
export const listMissingParts = (draft: LocationDraft): string[] =>
  PARTS.filter(({ isFilled: isSaid }) => !isSaid(draft)).map(({ missing }) => missing);
