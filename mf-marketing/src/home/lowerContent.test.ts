import { industryServiceLinks, serviceLinks } from '../parts/sheet/sheetLinks';
import { SERVICES } from './lowerContent';

test('the six cards call a service what its page calls itself', () => {
  const pages = [...serviceLinks, ...industryServiceLinks];
  const names = SERVICES.cards.map(({ path }) => pages.find(({ to }) => to === path)?.label);
  expect(SERVICES.cards.map(({ title }) => title)).toEqual(names);
});
