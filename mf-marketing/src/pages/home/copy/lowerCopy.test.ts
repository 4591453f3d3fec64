import { industryServiceLinks, serviceLinks } from '../../../innerPage/pageLinks';
import { SERVICES } from './lowerCopy';

test('the six cards call a service what its page calls itself', () => {
  const pages = [...serviceLinks, ...industryServiceLinks];
  const names = SERVICES.cards.map(({ path }) => pages.find(({ to }) => to === path)?.label);
  expect(SERVICES.cards.map(({ title }) => title)).toEqual(names);
});
