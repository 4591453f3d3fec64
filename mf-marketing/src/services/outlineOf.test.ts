import { serviceAliases } from '@site/shell/paths';
import { industryOutlineOf, outlineOf } from './outlineOf';

test.each(Object.entries(serviceAliases))('the second name %s shows the service %s', (alias, slug) => {
  expect(outlineOf(alias)?.slug).toBe(slug);
  expect(outlineOf(slug)?.slug).toBe(slug);
});

test.each(['', 'nothing', 'constructor', '__proto__'])('"%s" is no service', (slug) => {
  expect(outlineOf(slug)).toBeUndefined();
  expect(industryOutlineOf(slug)).toBeUndefined();
});
