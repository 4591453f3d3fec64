import type { LocationDraft } from './contract';

/** What an area may say, and in words what is missing where it does not. */
const PARTS: readonly { isSaid: (draft: LocationDraft) => boolean; missing: string }[] = [
  { isSaid: ({ slug }) => has(slug), missing: 'an address' },
  { isSaid: ({ name }) => has(name), missing: 'the name' },
  { isSaid: ({ county }) => has(county), missing: 'the county' },
  { isSaid: ({ summary }) => has(summary), missing: 'a summary' },
  { isSaid: ({ lead }) => has(lead), missing: 'the first words' },
  { isSaid: ({ road }) => has(road), missing: 'the road that leads there' },
  { isSaid: ({ lat, lng }) => lat !== null && lng !== null, missing: 'where it lies' },
  { isSaid: ({ sections }) => sections.length >= 3, missing: 'three sections' },
  { isSaid: ({ facts }) => facts.length >= 3, missing: 'three facts with their sources' },
  { isSaid: ({ industries }) => industries.length >= 1, missing: 'an industry' },
  { isSaid: ({ nearby }) => nearby.length >= 2, missing: 'two areas nearby' },
  { isSaid: ({ faqs }) => faqs.length >= 2, missing: 'two questions with answers' },
];

const has = (text: string) => text.trim() !== '';

/** How much of what an area may say is said, of a hundred. */
export function completenessOf(draft: LocationDraft): number {
  return Math.floor(((PARTS.length - missingIn(draft).length) / PARTS.length) * 100);
}

/** What an area does not say yet, in words. */
export const missingIn = (draft: LocationDraft): string[] =>
  PARTS.filter(({ isSaid }) => !isSaid(draft)).map(({ missing }) => missing);
