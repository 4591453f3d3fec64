import { CITIES, mentionsLocation, normalizeSlug, SERVICES, STATES } from '../resolveLandingAddress';
import type { ServiceCode } from '../texts/SubjectTexts';

/** The subject of a landing page URL, from its known words. Unknown words are ignored. */
export interface LandingSubject {
  service?: ServiceCode;
  industry?: IndustryCode;
  location?: LocationCode;
}

/** Parses service, industry and city from the known parts of a URL. */
export function landingSubject(slug: string): LandingSubject {
  const text = normalizeSlug(slug);
  const words = text.split('-');
  return {
    service: SERVICES.find(({ code, phrase }) => words[0] === code || text.includes(phrase))?.code,
    industry: INDUSTRY_CODES.find((code) => words.some((word) => word === code || SYNONYMS[word] === code)),
    location: LOCATION_CODES.find((code) => mentionsLocation(text, NAMES[code])),
  };
}

/** The shortest valid slug of a subject: `its-legal-austin-texas`. */
export function subjectSlug({ service, industry, location }: LandingSubject): string {
  const where = location && (isState(location) ? location : `${location}-texas`);
  const parts = [service, industry, where].filter((part) => part !== undefined);
  // A code alone is not a valid slug.
  if (parts.length === 1 && !where) return service ? `${service}-it` : `it-${industry}-it`;
  return parts.join('-');
}

/** The canonical path of the page that a slug speaks of. */
export const subjectPath = (slug: string) => `/${subjectSlug(landingSubject(slug))}`;

const isState = (location: LocationCode) => STATES.some((state) => state.toLowerCase() === location);

export const SERVICE_CODES = SERVICES.map(({ code }) => code);

export const INDUSTRY_CODES = [
  'cre',
  'legal',
  'health',
  'fin',
  'npo',
  'rems',
  'ae',
  'auto',
  'md',
  'cons',
] as const;
export type IndustryCode = (typeof INDUSTRY_CODES)[number];

const SYNONYMS: Record<string, IndustryCode> = { healthcare: 'health', retail: 'rems' };

/** A city is more specific than its state. */
const LOCATIONS = [...CITIES, ...STATES];
type LocationName = (typeof LOCATIONS)[number];
export type LocationCode = CodeOf<LocationName>;
type CodeOf<Name extends string> = Name extends `${infer First} ${infer Second}`
  ? Lowercase<`${First}-${Second}`>
  : Lowercase<Name>;

const codeOf = (location: LocationName) => location.toLowerCase().replace(' ', '-') as LocationCode;
export const LOCATION_CODES = LOCATIONS.map(codeOf);
const NAMES = Object.fromEntries(LOCATIONS.map((location) => [codeOf(location), location])) as Record<
  LocationCode,
  LocationName
>;
