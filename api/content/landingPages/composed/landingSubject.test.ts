import { landingSubject } from './landingSubject';

test.each([
  ['its-legal-austin-texas', { service: 'its', industry: 'legal', location: 'austin' }],
  ['mcs-rems-leander', { service: 'mcs', industry: 'rems', location: 'leander' }],
  [
    'x-data-migrations-for-healthcare-round rock',
    { service: 'dm', industry: 'health', location: 'round-rock' },
  ],
  ['cedarpark-retail-shop', { industry: 'rems', location: 'cedar-park' }],
  ['sa-cons-san-antonio', { service: 'sa', industry: 'cons', location: 'san-antonio' }],
  ['OTN-AE-Dallas', { service: 'otn', industry: 'ae', location: 'dallas' }],
])('%s speaks of %o', (slug, subject) => expect(landingSubject(slug)).toEqual(subject));

test('the state alone is named where no city is', () => {
  expect(landingSubject('dm-florida').location).toBe('florida');
  expect(landingSubject('waco-texas').location).toBe('waco');
});

test('words that nobody knows leave no trace', () => {
  expect(landingSubject('free-money-<b>-texas')).toEqual({ location: 'texas' });
});
