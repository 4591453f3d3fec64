import { sheets } from '../parts/sheets';
import { ALIASES, INDUSTRY_SERVICES, OUTLINES } from './content';

const pages = new Set([
  ...sheets.services.map(({ slug }) => `/services/${slug}`),
  ...sheets.industryServices.map(({ slug }) => `/industry-services/${slug}`),
  ...sheets.industries.map(({ slug }) => `/industries/${slug}`),
]);

test.each([...OUTLINES, ...INDUSTRY_SERVICES])('$title answers every question of its page', (outline) => {
  expect(outline.summary.length).toBeGreaterThanOrEqual(70);
  expect(outline.summary.length).toBeLessThanOrEqual(155);
  expect(outline.outcomes).toHaveLength(3);
  expect(outline.steps).toHaveLength(4);
  expect(outline.notIncluded).toHaveLength(3);
  expect(outline.faqs.length).toBeGreaterThanOrEqual(3);
  expect(outline.related.filter((path) => !pages.has(path))).toEqual([]);
});

test('every second name leads to a service that exists', () => {
  const slugs = OUTLINES.map(({ slug }) => slug);
  expect(Object.values(ALIASES).filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(Object.keys(ALIASES).filter((slug) => slugs.includes(slug))).toEqual([]);
});

test('every sheet is named once', () => {
  const titles = [...OUTLINES, ...INDUSTRY_SERVICES].map(({ title }) => title);
  expect(new Set(titles).size).toBe(24);
});
