import { industryLinks, industryServiceLinks, serviceLinks } from '../parts/sheetLinks';
import { INDUSTRY_SERVICES, OUTLINES } from './content';

const links = [...serviceLinks, ...industryServiceLinks, ...industryLinks];
const pages = new Set(links.map(({ to }) => to));

test.each([...OUTLINES, ...INDUSTRY_SERVICES])('$title answers every question of its page', (outline) => {
  expect(outline.summary.length).toBeGreaterThanOrEqual(70);
  expect(outline.summary.length).toBeLessThanOrEqual(155);
  expect(outline.outcomes).toHaveLength(3);
  expect(outline.steps).toHaveLength(4);
  expect(outline.notIncluded).toHaveLength(3);
  expect(outline.faqs.length).toBeGreaterThanOrEqual(3);
  expect(outline.related.filter((path) => !pages.has(path))).toEqual([]);
});

test('every sheet is named once', () => {
  const titles = [...OUTLINES, ...INDUSTRY_SERVICES].map(({ title }) => title);
  expect(new Set(titles).size).toBe(24);
});
