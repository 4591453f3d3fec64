/**
 * What the catch-all route does with a path that no page has: redirect an old `/solutions` path to its landing page, or
 * show the landing page of a slug. Used by both servers and the browser.
 */
export type LandingAddress = { redirectTo: string } | { slug: string };

export function resolveLandingAddress(pathname: string): LandingAddress | undefined {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  if (first === 'solutions' && rest.length === 3) return resolveSolution(rest);
  const slug = decodePathPart(first);
  return !rest.length && isLandingSlug(slug) ? { slug } : undefined;
}

/**
 * Whether a one-segment path that no page has shows a landing page. Markers match in any case, and the words of a marker
 * may be joined by a space, a hyphen or nothing.
 */
export function isLandingSlug(slug: string): boolean {
  // Tested before normalization, as the specification says.
  if (slug.startsWith('blank')) return false;
  const text = normalizeSlug(slug);
  return (
    [...STATES, ...CITIES].some((location) => mentionsLocation(text, location)) ||
    SERVICES.some(({ code }) => text.startsWith(`${code}-`)) ||
    SERVICES.some(({ phrase }) => text.includes(phrase)) ||
    SEGMENTS.some((segment) => text.includes(`-${segment}-`))
  );
}

/** A slug in lower case with hyphens, for matching. */
export const normalizeSlug = (slug: string) => slug.toLowerCase().replaceAll(' ', '-');

/** Whether a normalized slug contains a place: "Round Rock" as `round-rock` or `roundrock`. */
export const mentionsLocation = (text: string, location: string) =>
  new RegExp(location.toLowerCase().replaceAll(' ', '-?')).test(text);

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

/** The services of landing pages: the code that a slug begins with, or the phrase that it contains. */
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

/** The industry segments that make a slug a landing page. `cons` is a code but not a segment. */
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

/** A decoded path segment; one that cannot be decoded is returned unchanged. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
