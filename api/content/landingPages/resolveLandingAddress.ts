/**
 * What the catch-all says of an address that no page of its own answers: it leads on to the landing page of an old
 * `/solutions` address, may show the landing page of a slug, or is nobody's. Both servers and every browser go by it.
 */
export type LandingAddress = { redirectTo: string } | { slug: string };

export function resolveLandingAddress(pathname: string): LandingAddress | undefined {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  if (first === 'solutions' && rest.length === 3) return resolveSolution(rest);
  const slug = decodePathPart(first);
  return !rest.length && isLandingSlug(slug) ? { slug } : undefined;
}

/**
 * Whether a one-part address that nothing else answers shows a landing page. The markers match in any case, and the
 * words of a marker may be joined by a space, a hyphen or nothing.
 */
export function isLandingSlug(slug: string): boolean {
  // Tested as written, before everything else.
  if (slug.startsWith('blank')) return false;
  const text = normalizeSlug(slug);
  return (
    [...STATES, ...CITIES].some((place) => mentionsPlace(text, place)) ||
    SERVICES.some(({ code }) => text.startsWith(`${code}-`)) ||
    SERVICES.some(({ phrase }) => text.includes(phrase)) ||
    SEGMENTS.some((segment) => text.includes(`-${segment}-`))
  );
}

/** A slug as its words are looked for in it. */
export const normalizeSlug = (slug: string) => slug.toLowerCase().replaceAll(' ', '-');

/** Whether a plain slug names a place: "Round Rock" as `round-rock` or `roundrock`. */
export const mentionsPlace = (text: string, place: string) =>
  new RegExp(place.toLowerCase().replaceAll(' ', '-?')).test(text);

export const STATES = ['Texas', 'California', 'Florida'] as const;

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
] as const;

/** The services a landing address may speak of: the code it begins with, or the phrase it holds. */
export const SERVICES = [
  { code: 'its', phrase: 'it-support-' },
  { code: 'mcs', phrase: 'managed-cyber-security-' },
  { code: 'dm', phrase: 'data-migrations-' },
  { code: 'eps', phrase: 'enterprise-productivity-' },
  { code: 'pcaas', phrase: 'pc-as-a-service-' },
  { code: 'sa', phrase: 'security-assessments-' },
  { code: 'ita', phrase: 'it-talent-acquisition-' },
  { code: 'vcio', phrase: 'technology-advisory-' },
  { code: 'tet', phrase: 'technology-education-training-' },
  { code: 'otn', phrase: 'office-tech-network-' },
] as const;

/** The industries that make a landing address by themselves. `cons` is a code, but no such segment. */
const SEGMENTS = ['cre', 'legal', 'health', 'fin', 'npo', 'rems', 'ae', 'auto', 'retail', 'md'];

const SOLUTION_SERVICES = new Map([
  ['managed-it-services', 'its'],
  ['managed-cybersecurity', 'mcs'],
  ['data-migrations', 'dm'],
  ['enterprise-productivity-solutions', 'eps'],
  ['pc-as-a-service', 'pcaas'],
  ['security-audits', 'sa'],
]);

const SOLUTION_INDUSTRIES = new Map([
  ['accounting-finance', 'fin'],
  ['legal-firms', 'legal'],
  ['commercial-real-estate', 'cre'],
  ['healthcare', 'health'],
  ['non-profit', 'npo'],
  ['construction-property-services', 'cons'],
  ['retail-ecommerce', 'rems'],
  ['architecture-engineering', 'ae'],
  ['automotive', 'auto'],
  ['marketing-design', 'md'],
]);

function resolveSolution([service = '', location, industry = '']: string[]): LandingAddress | undefined {
  const [serviceCode, industryCode] = [SOLUTION_SERVICES.get(service), SOLUTION_INDUSTRIES.get(industry)];
  return location === 'austin-texas' && serviceCode && industryCode
    ? { redirectTo: `/${serviceCode}-${industryCode}-austin-texas` }
    : undefined;
}

/** A part of an address as people see it; one that cannot be decoded is taken as it is. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
