import { initialPageChecks } from '../../settings/initial';
import { createRandom } from '../../testing/createRandom';
import { landingKind } from '../landingPages/landingKind';
import { landingPath } from '../landingPages/landingState';
import type { LocationText } from '../locations/contract';
import { emptyLocation } from '../locations/contract';
import type { TemplateDraft } from '../pageTemplates/contract';
import { toLanding } from '../pageTemplates/createPages';
import { exampleTemplateDraft } from '../pageTemplates/example';
import { pageValues, sourcedFacts } from '../pageTemplates/pageValues';
import { renderTemplate } from '../pageTemplates/rendering/renderTemplate';
import { templateFields } from '../pageTemplates/rendering/templateFields';
import { checkPage, comparedText } from './checkPage';
import type { PageCheckName } from './contract';
import { findNearestPages } from './findNearestPages';
import { countUniqueWords } from './uniqueWords';

const SHORT =
  'river road shop farm bank school rail barn roof yard field bridge town hall street market mill office clinic store truck phone desk wire box light door wall floor room team week day hour plan list visit call note car line post gate path hill lake tree stone brick wood steel dust rain wind heat'.split(
    ' ',
  );
const LONG =
  'organizational infrastructure responsibilities implementation interoperability characterization administrative telecommunications internationalization accountability sustainability'.split(
    ' ',
  );

function writeText(seed: number, sentences: number, { words = 10, from = SHORT } = {}): string {
  const random = createRandom(seed * 2_654_435_761 + 1);
  const pick = () => random.pick(from);
  return Array.from({ length: sentences }, () => `We ${Array.from({ length: words }, pick).join(' ')}.`).join(
    ' ',
  );
}

const source = { name: 'Town records', url: 'https://records.example/town_(a)' };

/** A service area with enough facts and unique text. */
function createLocation(seed: number, part: Partial<LocationText> = {}): LocationText {
  const name = `Town ${'abcdefghij'[seed % 10]}${'klmnopqrst'[Math.floor(seed / 10) % 10]}${'uvwxyz'[Math.floor(seed / 100)]}`;
  return {
    ...emptyLocation,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    county: 'Bell County',
    lat: 30,
    lng: -97,
    road: 'US 79',
    lead: `${name} has old shops by the rail and a wide road to the lake.`,
    sections: [0, 1, 2, 3].map((at) => ({ title: `Part ${at}`, text: writeText(seed * 10 + at, 8) })),
    facts: [1, 2, 3].map((at) => ({
      text: `${name} built hall ${at} on lot ${seed}.`,
      source,
      asOf: `19${10 + at}`,
    })),
    ...part,
  };
}

const FIXED =
  'Your team calls one number and one person stays with it until it works. We help by remote control first, then we come by with the parts. You get a short list of what was done and what comes next. New people start with a laptop and the right folders, and when they leave we close what they had.';

const template = (part: Partial<TemplateDraft> = {}): TemplateDraft =>
  exampleTemplateDraft({
    uses: ['place'],
    address: 'its-{{ place.slug }}-texas',
    searchTitle: 'IT help in {{ place.name }}',
    description:
      'IT help in {{ place.name }}, {{ place.county }}: remote help first, then visits by people near you.',
    blocks: [
      {
        kind: 'hero',
        title: 'IT help in {{ place.name }}',
        lead: '{{ place.lead }}',
        drawnAs: '{{ place.path }}',
      },
      { kind: 'text', title: 'What you get', markdown: FIXED },
      { kind: 'text', title: 'On the way', markdown: 'We come by {{ place.road }}.' },
      {
        kind: 'text',
        title: 'In town',
        markdown:
          '{% for section in place.sections %}### {{ section.title }}\n\n{{ section.text }}\n\n{% endfor %}',
      },
      {
        kind: 'text',
        title: 'Facts',
        markdown:
          '{% for fact in place.facts %}- {{ fact.text }} ([{{ fact.source.name }}]({{ fact.source.url }}), {{ fact.as_of }})\n{% endfor %}',
      },
    ],
    ...part,
  });

interface Case {
  location: LocationText;
  expected: PageCheckName[];
  template?: TemplateDraft;
  addressProblem?: string;
}

const PER_FAULT = 10;
let next = 0;
const seeds = (count: number) => Array.from({ length: count }, () => next++);
const faulty = (
  expected: PageCheckName[],
  part: (seed: number) => Partial<LocationText>,
  rest: Partial<Case> = {},
) =>
  seeds(PER_FAULT).map((seed): Case => ({ location: createLocation(seed, part(seed)), expected, ...rest }));
const sections = (text: string) => [{ title: 'Part', text }];

const cases: Case[] = [
  ...seeds(90).map((seed): Case => ({ location: createLocation(seed), expected: [] })),
  ...faulty(['variables', 'content'], () => ({ road: '' })),
  ...faulty(['address'], () => ({}), { addressProblem: 'A landing page with this URL already exists.' }),
  ...faulty(['content'], () => ({
    county: 'The county of the long river and the wide lake behind the old mill and the farm road',
  })),
  // Pairs of places that differ in nothing but their names.
  ...seeds(PER_FAULT / 2).flatMap((seed): Case[] =>
    [seed, seed + 300].map((each) => ({
      location: createLocation(each, { sections: createLocation(seed).sections }),
      expected: ['similarity'],
    })),
  ),
  ...faulty(['facts'], (seed) => ({
    facts: createLocation(seed).facts.map((fact, at) => (at ? fact : { ...fact, asOf: '' })),
  })),
  ...faulty(['facts'], () => ({}), {
    template: template({
      blocks: template().blocks.map((block) =>
        block.title === 'Facts'
          ? {
              kind: 'text',
              title: 'Facts',
              markdown: '{% for fact in place.facts %}- {{ fact.text }}\n{% endfor %}',
            }
          : block,
      ),
    }),
  }),
  ...faulty(['words'], (seed) => ({ sections: sections(writeText(seed, 8)) })),
  ...faulty(['evidence'], () => ({ lead: 'There are old shops by the rail and a wide road to the lake.' })),
  ...faulty(['claims'], (seed) => ({
    sections: [...createLocation(seed).sections, ...sections('Shops lost 40% of their calls.')],
  })),
  ...faulty(['claims'], (seed) => ({
    sections: [...createLocation(seed).sections, ...sections('This is the largest market by the lake.')],
  })),
  ...faulty(['grade'], (seed) => ({ sections: sections(writeText(seed, 10, { words: 30, from: LONG })) })),
];

test('200 pages that are good or bad in known ways are each judged right', async () => {
  expect(cases).toHaveLength(200);
  const pages = cases.map(({ location, template: own = template(), addressProblem = '' }) => {
    const rendered = renderTemplate(
      own,
      pageValues({ place: location }, { name: 'A', phone: '1', email: 'a@b.c' }, own),
    );
    const draft = toLanding(own, rendered, { place: location });
    return { location, own, rendered, draft, addressProblem };
  });
  const texts = pages.map(({ draft }) => ({ path: landingPath(draft), text: comparedText(draft) }));
  const nearest = await findNearestPages(texts, []);
  const judged = await Promise.all(
    pages.map(async ({ location, own, rendered, draft, addressProblem }, at) => {
      const checks = checkPage(
        {
          draft,
          missing: rendered.missing,
          errors: Object.values(rendered.errors),
          addressProblem,
          contentProblems: Object.values(await landingKind.findPublishErrors(draft, undefined, new Date())),
          facts: sourcedFacts(location),
          local: {
            name: location.name,
            texts: [location.lead, ...location.sections.map(({ text }) => text)],
          },
          caseStudies: new Set(),
          templateTexts: templateFields(own).map(([, text]) => text),
          nearest: nearest[at],
        },
        initialPageChecks,
      );
      return {
        name: location.name,
        failed: checks.filter(({ isPassed }) => !isPassed).map(({ check }) => check),
      };
    }),
  );
  expect(judged).toEqual(cases.map(({ location, expected }) => ({ name: location.name, failed: expected })));
});

test('the reasons name what was found and what is required', () => {
  const location = createLocation(1, { road: '', facts: [] });
  const own = template();
  const rendered = renderTemplate(
    own,
    pageValues({ place: location }, { name: 'A', phone: '1', email: 'a@b.c' }, own),
  );
  const checks = checkPage(
    {
      draft: toLanding(own, rendered, { place: location }),
      missing: rendered.missing,
      errors: [],
      addressProblem: '',
      contentProblems: ['Please fill this in.', 'Please add one.'],
      facts: [],
      caseStudies: new Set(),
      templateTexts: [],
      nearest: { path: '/its-town-b-texas', share: 0.834 },
    },
    initialPageChecks,
  );
  expect(Object.fromEntries(checks.map(({ check, message }) => [check, message]))).toMatchObject({
    variables: 'No value for place.road.',
    content: 'Please fill this in. There is 1 more.',
    similarity: '83% of the text is the same as on /its-town-b-texas. Less than 80% is required.',
    facts: '0 local facts with source and date. At least 3 required.',
    evidence: 'No linked case study, and no published sentence about a place. At least one is required.',
  });
});

test('a linked case study counts as evidence only while it is published', () => {
  const draft = toLanding(
    template(),
    {
      address: 'a',
      searchTitle: '',
      description: '',
      missing: [],
      errors: {},
      blocks: [{ kind: 'text', title: 'T', markdown: 'See [the case](/case-studies/a-shop).' }],
    },
    {},
  );
  const evidence = (published: string[]) =>
    checkPage(
      {
        draft,
        missing: [],
        errors: [],
        addressProblem: '',
        contentProblems: [],
        facts: [],
        caseStudies: new Set(published),
        templateTexts: [],
      },
      initialPageChecks,
    ).find(({ check }) => check === 'evidence')?.isPassed;
  expect([evidence(['/case-studies/a-shop']), evidence([])]).toEqual([true, false]);
});

test('words of the template are not unique words, also in loops, quoted texts and values of its variables', () => {
  const fixed =
    '{% for one in list %}We fix your phones today. {{ one }} {% endfor %}{{ "call us any time" }}';
  expect(
    countUniqueWords(
      ['We fix your phones today. Taylor We fix your phones today. Waco call us any time'],
      [fixed],
    ),
  ).toBe(2);
  expect(
    countUniqueWords(['one offer for all new shops'], ['{{ fields.offer }}', 'one offer for all new shops']),
  ).toBe(0);
  expect(countUniqueWords(['in the town'], ['in', 'the', 'town'])).toBe(3);
  // In quadratic time, tags that do not end would take minutes.
  expect(countUniqueWords(['in the town'], ['{{'.repeat(100_000), '{%'.repeat(100_000)])).toBe(3);
});
