import { industryOutlineOf, outlineOf } from './outlineOf';

test('a second name shows the service it stands for', () => {
  expect(outlineOf('managed-support')?.slug).toBe('solution-packages');
  expect(outlineOf('service-desk')?.slug).toBe('service-desk');
});

test.each(['', 'nothing', 'constructor', '__proto__'])('"%s" is no service', (slug) => {
  expect(outlineOf(slug)).toBeUndefined();
  expect(industryOutlineOf(slug)).toBeUndefined();
});
