import { cityLinks, industryLinks, industryServiceLinks, serviceLinks } from '../innerPage/pageLinks';
import { drawingAt } from './drawingAt';

const all = [...serviceLinks, ...industryServiceLinks, ...industryLinks, ...cityLinks].map(({ to }) => to);

test.each(all)('%s has a drawing of its own', (path) => {
  expect(drawingAt(path).width).not.toBe(218);
});

test('a page without a drawing shows the plan', () => {
  expect(drawingAt('/nothing/at-all')).toMatchObject({ width: 218, height: 130 });
});
