import type { ContentDocument } from '@site/api/content/documents/contract';
import { emptyLocation, type LocationDraft } from '@site/api/content/locations/contract';
import { exampleLocationDraft } from '@site/api/content/locations/example';
import { initialLocations } from '@site/api/content/locations/initial';
import { locationChecks } from './locationChecks';

function judged(draft: LocationDraft) {
  const document = { path: null } as ContentDocument<LocationDraft>;
  return Object.fromEntries(
    locationChecks.map(({ name, run: judge }) => {
      const { state, message: text } = judge(draft, document);
      return [name, `${state}: ${text}`];
    }),
  );
}

test('a seeded area passes every check', () => {
  expect(judged(exampleLocationDraft())).toMatchObject({
    'Required fields': 'good: All required fields are filled in',
    Completeness: 'good: 100%',
    'Reading level': expect.stringMatching(/^good: Grade \d/),
  });
});

test('every seeded area is named in its texts, a renamed duplicate is not', () => {
  for (const { name, lead, summary, sections, facts, faqs } of initialLocations) {
    const area = exampleLocationDraft({ name, lead, summary, sections, facts, faqs });
    expect(judged(area)).toMatchObject({ Name: expect.stringMatching(/^good: /) });
  }
  expect(judged(exampleLocationDraft({ name: 'Pflugerville' }))).toMatchObject({
    Name: 'warn: Not in the text and the summary',
  });
  expect(judged(emptyLocation)).toMatchObject({ Name: expect.stringMatching(/^good: /) });
});

test('missing required content is an error, missing optional content a warning', () => {
  expect(judged({ ...exampleLocationDraft(), lat: null, faqs: [] })).toMatchObject({
    'Required fields': 'refuse: Please enter the coordinates.',
    Completeness: 'warn: 83%, missing: coordinates, two FAQ entries',
  });
  expect(judged(emptyLocation)).toMatchObject({
    'Required fields': expect.stringMatching(/^refuse: /),
    'Reading level': 'good: Too short to measure',
  });
});
