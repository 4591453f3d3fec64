import type { LocationText } from '../locations/contract';
import { MAX_EXAMPLES, type TemplateDraft } from './contract';
import { type Combination, sourcedFacts } from './pageValues';
import { industries, services } from './subjects';

interface Example {
  reason: string;
  combination: Combination;
}

/** Up to twelve combinations that show where a template can go wrong: the extremes, one without local facts, and samples. */
export function chooseExamples({ uses }: Pick<TemplateDraft, 'uses'>, places: LocationText[]): Example[] {
  const pick = (at: number, place: LocationText | undefined): Combination => ({
    ...(uses.includes('service') && { service: services[at % services.length] }),
    ...(uses.includes('industry') && { industry: industries[(at * 3) % industries.length] }),
    ...(uses.includes('place') && { place }),
  });
  if (!uses.length) return [{ reason: 'The page', combination: {} }];
  const longest = <T>(list: T[], sizeOf: (one: T) => number) =>
    list.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const byText = longest(places, textLength);
  const byFacts = longest(places, (place) => sourcedFacts(place).length);
  const byName = longest(places, ({ name }) => name.length);
  const named = (last: boolean): Combination => {
    const end = <T extends { name: string }>(list: T[]) =>
      longest(list, ({ name }) => name.length).at(last ? -1 : 0);
    return {
      ...(uses.includes('service') && { service: end(services) }),
      ...(uses.includes('industry') && { industry: end(industries) }),
      ...(uses.includes('place') && { place: byName.at(last ? -1 : 0) }),
    };
  };
  const hasPlaces = uses.includes('place') && places.length > 0;
  const [first] = places;
  const extremes: Example[] = [
    ...(hasPlaces
      ? [
          { reason: 'Most text', combination: pick(0, byText[0]) },
          { reason: 'Least text', combination: pick(1, byText.at(-1)) },
          { reason: 'Most facts', combination: pick(2, byFacts[0]) },
          { reason: 'Fewest facts', combination: pick(3, byFacts.at(-1)) },
          { reason: 'Missing facts', combination: pick(4, first && withoutDetails(first)) },
        ]
      : []),
    { reason: 'Longest names', combination: named(false) },
    { reason: 'Shortest names', combination: named(true) },
  ];
  const samples = Array.from({ length: MAX_EXAMPLES }, (_, at) => ({
    reason: 'Sample',
    combination: pick(at + 5, places[(at * 2 + 1) % Math.max(1, places.length)]),
  }));
  const chosen = new Map<string, Example>();
  for (const one of [...extremes, ...samples]) {
    const key = `${keyOf(one.combination)} ${one.reason === 'Missing facts'}`;
    if (!chosen.has(key) && chosen.size < MAX_EXAMPLES) chosen.set(key, one);
  }
  return [...chosen.values()];
}

/** What identifies a combination. */
const keyOf = ({ service, industry, place }: Combination): string =>
  [service?.code ?? '', industry?.code ?? '', place?.slug ?? ''].join('/');

const textLength = ({ sections, faqs, facts, lead }: LocationText): number =>
  JSON.stringify([sections, faqs, facts, lead]).length;

/** A service area with nothing but a name and a slug. */
const withoutDetails = (place: LocationText): LocationText => ({
  ...place,
  lead: '',
  road: '',
  sections: [],
  facts: [],
  faqs: [],
  nearby: [],
  onSiteDays: [],
});
