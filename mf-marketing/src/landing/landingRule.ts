/**
 * Whether a one-part address that nothing else answers shows a landing page. The rule is the specification's; its
 * markers match in any case, and the words of a marker may be joined by a space, a hyphen or nothing.
 */
export function isLandingSlug(slug: string): boolean {
  // Tested as written, before everything else.
  if (slug.startsWith('blank')) return false;
  const text = slug.toLowerCase().replaceAll(' ', '-');
  return (
    PLACES.some((place) => placePattern(place).test(text)) ||
    PREFIXES.some((prefix) => text.startsWith(prefix)) ||
    PHRASES.some((phrase) => text.includes(phrase)) ||
    SEGMENTS.some((segment) => text.includes(segment))
  );
}

/** Finds a place's name in an address: "Round Rock" as `round rock`, `round-rock` or `roundrock`. */
export const placePattern = (place: string) => new RegExp(place.toLowerCase().replaceAll(' ', '[ -]?'));

export const STATES = ['Texas', 'California', 'Florida'];

export const CITIES = [
  'Austin',
  'Dallas',
  'Round Rock',
  'Cedar Park',
  'Georgetown',
  'San Antonio',
  'Taylor',
  'Temple',
  'Waco',
  'Hutto',
  'Pflugerville',
  'Leander',
];

const PLACES = [...STATES, ...CITIES];

const PREFIXES = ['its-', 'mcs-', 'dm-', 'eps-', 'pcaas-', 'sa-', 'ita-', 'vcio-', 'tet-', 'otn-'];

const PHRASES = [
  'it-support-',
  'managed-cyber-security-',
  'data-migrations-',
  'enterprise-productivity-',
  'pc-as-a-service-',
  'security-assessments-',
  'it-talent-acquisition-',
  'technology-advisory-',
  'technology-education-training-',
  'office-tech-network-',
];

const SEGMENTS = [
  '-cre-',
  '-legal-',
  '-health-',
  '-fin-',
  '-npo-',
  '-rems-',
  '-ae-',
  '-auto-',
  '-retail-',
  '-md-',
];
