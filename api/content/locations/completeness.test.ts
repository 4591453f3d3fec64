import { calculateCompleteness, listMissingParts } from './completeness';
import { emptyLocation } from './contract';
import { exampleLocationDraft } from './example';

const complete = {
  ...exampleLocationDraft(),
  slug: 'taylor',
  name: 'Taylor',
  county: 'Williamson County',
  summary: 'A summary',
  lead: 'First words',
  road: 'US 79',
  lat: 30.57,
  lng: 0,
  sections: Array(3).fill({ title: 'A', text: 'B' }),
  facts: Array(3).fill({ text: 'A', source: { name: 'B', url: 'https://example.com' }, asOf: '2020' }),
  faqs: Array(2).fill({ question: 'A', answer: 'B' }),
  industries: ['non-profit'],
  nearby: ['hutto', 'temple'],
};

test('a complete area has no missing parts, also at the meridian', () => {
  expect([calculateCompleteness(complete), listMissingParts(complete)]).toEqual([100, []]);
});

test('an empty area is 0 percent complete', () => {
  expect(calculateCompleteness(emptyLocation)).toBe(0);
});

test('every part counts equally, and is listed while it is missing', () => {
  const less = { ...complete, road: '  ', facts: complete.facts.slice(1), lng: null };
  expect(calculateCompleteness(less)).toBe(75);
  expect(listMissingParts(less)).toEqual([
    'route from the office',
    'coordinates',
    'three facts with sources',
  ]);
});
