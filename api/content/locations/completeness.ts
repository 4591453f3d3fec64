import type { LocationDraft } from './contract';

/** The parts of a service area, with the text for a missing one. */
const PARTS: readonly { isFilled: (draft: LocationDraft) => boolean; missing: string }[] = [
  { isFilled: ({ slug }) => isFilledIn(slug), missing: 'slug' },
  { isFilled: ({ name }) => isFilledIn(name), missing: 'name' },
  { isFilled: ({ county }) => isFilledIn(county), missing: 'county' },
  { isFilled: ({ summary }) => isFilledIn(summary), missing: 'summary' },
  { isFilled: ({ lead }) => isFilledIn(lead), missing: 'intro' },
  { isFilled: ({ road }) => isFilledIn(road), missing: 'route from the office' },
  { isFilled: ({ lat, lng }) => lat !== null && lng !== null, missing: 'coordinates' },
  { isFilled: ({ sections }) => sections.length >= 3, missing: 'three sections' },
  { isFilled: ({ facts }) => facts.length >= 3, missing: 'three facts with sources' },
  { isFilled: ({ industries }) => industries.length >= 1, missing: 'local industries' },
  { isFilled: ({ nearby }) => nearby.length >= 2, missing: 'two nearby areas' },
  { isFilled: ({ faqs }) => faqs.length >= 2, missing: 'two FAQ entries' },
];

const isFilledIn = (text: string) => text.trim() !== '';

/** The percentage of parts of a service area that are filled in. */
export function calculateCompleteness(draft: LocationDraft): number {
  return Math.floor(((PARTS.length - listMissingParts(draft).length) / PARTS.length) * 100);
}

/** The texts for the missing parts of a service area. */
export const listMissingParts = (draft: LocationDraft): string[] =>
  PARTS.filter(({ isFilled }) => !isFilled(draft)).map(({ missing }) => missing);
