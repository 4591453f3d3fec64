import { industryServices, serviceAliases, services } from '@site/shell/paths';
import { industryLinks, industryServiceLinks, serviceLinks } from '../../innerPage/pageLinks';
import { industryServiceGoals, serviceGoals } from './finder/goals';
import { industryServiceSummaries, serviceSummaries } from './finder/summaries';
import { industryServiceFiles } from './industryServiceFiles';
import { serviceFiles } from './serviceFiles';

const links = [...serviceLinks, ...industryServiceLinks, ...industryLinks];
const pages = new Set(links.map(({ to }) => to));
const files = [
  ...services.map(({ slug }) => ({
    slug,
    bring: serviceFiles[slug]!,
    line: serviceSummaries[slug],
    goals: serviceGoals[slug],
  })),
  ...industryServices.map(({ slug }) => ({
    slug,
    bring: industryServiceFiles[slug],
    line: industryServiceSummaries[slug],
    goals: industryServiceGoals[slug],
  })),
];

test.each(files)('$slug answers every question of its page', async ({ slug, bring, line, goals }) => {
  const { content: outline } = await bring();
  expect(outline.slug).toBe(slug);
  expect(outline.summary.length).toBeGreaterThanOrEqual(70);
  expect(outline.summary.length).toBeLessThanOrEqual(155);
  expect(line).toBe(outline.summary);
  expect(outline.signs).toHaveLength(3);
  expect(new Set(goals)).toEqual(new Set(outline.signs.map(({ goal }) => goal)));
  expect(outline.outcomes).toHaveLength(3);
  expect(outline.steps).toHaveLength(4);
  expect(outline.notIncluded).toHaveLength(3);
  expect(outline.faqs.length).toBeGreaterThanOrEqual(4);
  expect(outline.faqs.length).toBeLessThanOrEqual(6);
  expect(outline.related.filter((path) => !pages.has(path))).toEqual([]);
});

test('no question is on two pages', async () => {
  const outlines = await Promise.all(files.map(({ bring }) => bring()));
  const questions = outlines.flatMap(({ content }) => content.faqs.map(({ question }) => question));
  expect(questions.filter((question, index) => questions.indexOf(question) < index)).toEqual([]);
});

test('every page is listed once', () => {
  const titles = [...serviceLinks, ...industryServiceLinks].map(({ label }) => label);
  expect(new Set(titles).size).toBe(24);
});

test.each(Object.entries(serviceAliases))('the second name %s shows the service %s', async (alias, slug) => {
  const { content } = await serviceFiles[alias]!();
  expect(content.slug).toBe(slug);
});
