import type { ContentDocument } from '@site/api/content/documents/contract';
import { emptyLocation, type LocationDraft } from '@site/api/content/locations/contract';
import { exampleLocationDraft } from '@site/api/content/locations/example';
import { locationChecks } from './locationChecks';

function judged(draft: LocationDraft) {
  const document = { path: null } as ContentDocument<LocationDraft>;
  return Object.fromEntries(
    locationChecks.map(({ name, judge }) => {
      const { state, says } = judge(draft, document);
      return [name, `${state}: ${says}`];
    }),
  );
}

test('an area of the site is whole and complete', () => {
  expect(judged(exampleLocationDraft())).toMatchObject({
    Whole: 'good: all required fields are filled in',
    Complete: 'good: 100 %',
    'Reading level': expect.stringMatching(/^good: grade \d/),
  });
});

test('what keeps an area from being public is refused, what it could say besides is named', () => {
  expect(judged({ ...exampleLocationDraft(), lat: null, faqs: [] })).toMatchObject({
    Whole: 'refuse: Please say where it is, in degrees.',
    Complete: 'warn: 83 %, without where it lies, two questions with answers',
  });
  expect(judged(emptyLocation).Whole).toMatch(/^refuse: /);
});
