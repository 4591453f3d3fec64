import { cityLinks, industryLinks, industryServiceLinks, serviceLinks } from '../innerPage/pageLinks';
import { illustrationAt } from './illustrationAt';

const all = [...serviceLinks, ...industryServiceLinks, ...industryLinks, ...cityLinks].map(({ to }) => to);

test.each(all)('%s has an illustration of its own', (path) => {
  expect(illustrationAt(path).width).not.toBe(218);
});

test('a page without an illustration shows the plan', () => {
  expect(illustrationAt('/nothing/at-all')).toMatchObject({ width: 218, height: 130 });
});
