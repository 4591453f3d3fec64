import { exampleComposedPage } from '@site/api/content/landingPages/composed/example';
import { findComposed } from './findComposed';

const page = exampleComposedPage({ path: '/its-legal-austin-texas' });

test.each(['/its-legal-austin-texas', '/its-legal-austin-texas?generic', '/ITS-legal-and-more-Austin'])(
  'the changed texts of a page are found at %s',
  (url) => expect(findComposed([page], url)).toBe(page),
);

test.each([
  '/its-legal-waco-texas',
  '/landing/its-legal-austin-texas',
  '/services/its-legal-austin-texas',
  '/blank-its-legal-austin',
  '/',
])('%s has none of them', (url) => expect(findComposed([page], url)).toBeUndefined());

test('there are none while nobody changed the texts', () => {
  expect(findComposed([], '/its-legal-austin-texas')).toBeUndefined();
});
