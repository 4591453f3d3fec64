import fc from 'fast-check';
import { CITIES, isLandingSlug, resolveLandingAddress, STATES } from './resolveLandingAddress';

/** The markers, codes and phrases of the specification, repeated independently of the code. */
const MARKERS =
  'texas, california, florida, Austin, Dallas, Round Rock, Cedar Park, Georgetown, San Antonio, Taylor, Temple, Waco, Hutto, Pflugerville, Leander'.split(
    ', ',
  );
const PREFIXES = 'its-, mcs-, dm-, eps-, pcaas-, sa-, ita-, vcio-, tet-, otn-'.split(', ');
const PHRASES =
  'it-support-, managed-cyber-security-, data-migrations-, enterprise-productivity-, pc-as-a-service-, security-assessments-, it-talent-acquisition-, technology-advisory-, technology-education-training-, office-tech-network-'.split(
    ', ',
  );
const SEGMENTS = '-cre-, -legal-, -health-, -fin-, -npo-, -rems-, -ae-, -auto-, -retail-, -md-'.split(', ');
const TWO_WORDS = MARKERS.filter((marker) => marker.includes(' '));

const markerSlugs = MARKERS.flatMap((marker) => {
  const joined = marker.includes(' ')
    ? [marker, marker.replace(' ', '-'), marker.replace(' ', '')]
    : [marker];
  return joined.flatMap((form) => [form, `x-${form}-y`, `x${form}y`, form.toUpperCase(), form.toLowerCase()]);
});
const prefixSlugs = PREFIXES.flatMap((prefix) => [prefix, `${prefix}x`, prefix.toUpperCase()]);
const phraseSlugs = PHRASES.flatMap((phrase) => [
  phrase,
  `x-${phrase}y`,
  `x${phrase}`,
  phrase.replaceAll('-', ' '),
]);
const segmentSlugs = SEGMENTS.flatMap((segment) => [
  segment,
  `zz${segment}zz`,
  `zz${segment.toUpperCase()}zz`,
]);

test.each([...markerSlugs, ...prefixSlugs, ...phraseSlugs, ...segmentSlugs, 'Blank-texas', 'x-blank-texas'])(
  '"%s" may show a landing page',
  (slug) => expect(isLandingSlug(slug)).toBe(true),
);

const nearMisses = [
  ...PREFIXES.flatMap((prefix) => [prefix.slice(0, -1), `x${prefix}x`, `_${prefix}`]),
  ...PHRASES.map((phrase) => phrase.slice(0, -1)),
  ...SEGMENTS.flatMap((segment) => [segment.slice(1), segment.slice(0, -1), `zz${segment.slice(0, -1)}`]),
  ...MARKERS.map((marker) => marker.slice(0, -1)),
  ...TWO_WORDS.flatMap((marker) => [
    marker.replace(' ', '_'),
    marker.replace(' ', '--'),
    marker.replace(' ', '-x-'),
  ]),
  ...[...MARKERS, ...PREFIXES, ...PHRASES].flatMap((good) => [`blank${good}`, `blank-${good}`]),
  'blank',
  'blankets-austin',
  'zz-cons-zz',
  'cons-',
  'nope',
  '404',
  '',
  'wp-login.php',
  'téxas',
  'te xas',
];

test.each(nearMisses)('"%s" is not found', (slug) => expect(isLandingSlug(slug)).toBe(false));

/** The rule of the specification, implemented literally. */
function asWritten(slug: string): boolean {
  if (slug.indexOf('blank') === 0) return false;
  const text = slug.toLowerCase();
  const spellings = (marker: string) => {
    const [first, second] = marker.toLowerCase().split(' ');
    return second ? [`${first} ${second}`, `${first}-${second}`, `${first}${second}`] : [`${first}`];
  };
  const hyphens = text.split(' ').join('-');
  return (
    MARKERS.some((marker) => spellings(marker).some((form) => text.indexOf(form) >= 0)) ||
    PREFIXES.some((prefix) => hyphens.slice(0, prefix.length) === prefix) ||
    PHRASES.some((phrase) => hyphens.split(phrase).length > 1) ||
    SEGMENTS.some((segment) => hyphens.split(segment).length > 1)
  );
}

test('the rule matches the specification for any slug', () => {
  const pieces = [
    ...MARKERS,
    ...PREFIXES,
    ...PHRASES,
    ...SEGMENTS,
    'blank',
    'cons',
    '-',
    ' ',
    'it',
    'x',
    'é',
    '%',
  ];
  const cut = fc
    .tuple(fc.constantFrom(...pieces), fc.nat(), fc.nat())
    .map(([piece, from, to]) => piece.slice(from % piece.length, 1 + (to % piece.length)));
  const part = fc.oneof(fc.constantFrom(...pieces), cut, fc.string({ maxLength: 4 }));
  const slug = fc
    .array(fc.tuple(part, fc.boolean()), { maxLength: 6 })
    .map((parts) => parts.map(([text, isLoud]) => (isLoud ? text.toUpperCase() : text)).join(''));
  fc.assert(
    fc.property(slug, (text) => isLandingSlug(text) === asWritten(text)),
    { numRuns: 20_000 },
  );
});

describe('an address', () => {
  const SERVICES = {
    'managed-it-services': 'its',
    'managed-cybersecurity': 'mcs',
    'data-migrations': 'dm',
    'enterprise-productivity-solutions': 'eps',
    'pc-as-a-service': 'pcaas',
    'security-audits': 'sa',
  };
  const INDUSTRIES = {
    'accounting-finance': 'fin',
    'legal-firms': 'legal',
    'commercial-real-estate': 'cre',
    healthcare: 'health',
    'non-profit': 'npo',
    'construction-property-services': 'cons',
    'retail-ecommerce': 'rems',
    'architecture-engineering': 'ae',
    automotive: 'auto',
    'marketing-design': 'md',
  };
  const all = Object.entries(SERVICES).flatMap(([service, s]) =>
    Object.entries(INDUSTRIES).map(([industry, i]) => [service, industry, `/${s}-${i}-austin-texas`]),
  );

  test.each(all)(
    '/solutions/%s/austin-texas/%s leads to %s, which shows a page',
    (service, industry, target) => {
      expect(resolveLandingAddress(`/solutions/${service}/austin-texas/${industry}`)).toEqual({
        redirectTo: target,
      });
      expect(resolveLandingAddress(target)).toEqual({ slug: target.slice(1) });
    },
  );

  test.each([
    ...[...STATES, ...CITIES].map(
      (location) => `/solutions/data-migrations/${location.toLowerCase()}/healthcare`,
    ),
    '/solutions/data-migrations/austin/healthcare',
    '/solutions/data-migrations/Austin-Texas/healthcare',
    '/solutions/constructor/austin-texas/healthcare',
    '/solutions/data-migrations/austin-texas/toString',
    '/solutions/its/austin-texas/legal',
    '/solutions/healthcare/austin-texas/data-migrations',
    '/solutions/data-migrations/austin-texas',
    '/solutions/data-migrations/austin-texas/healthcare/texas',
    '/solutions',
    '/texas/extra',
    '/',
  ])('%s has no landing page', (pathname) => expect(resolveLandingAddress(pathname)).toBeUndefined());

  test('is decoded, or used unchanged if it cannot be decoded', () => {
    expect(resolveLandingAddress('/round%20rock')).toEqual({ slug: 'round rock' });
    expect(resolveLandingAddress('/its-x/')).toEqual({ slug: 'its-x' });
    expect(resolveLandingAddress('/%E0%A4%A-texas')).toEqual({ slug: '%E0%A4%A-texas' });
  });
});
