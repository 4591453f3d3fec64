import { landingSubject } from './landingSubject';

test.each([
  ['its-legal-austin-texas', { service: 'its', industry: 'legal', place: 'austin' }],
  ['mcs-rems-leander', { service: 'mcs', industry: 'rems', place: 'leander' }],
  ['x-data-migrations-for-healthcare-round rock', { service: 'dm', industry: 'health', place: 'round-rock' }],
  ['cedarpark-retail-shop', { industry: 'rems', place: 'cedar-park' }],
  ['sa-cons-san-antonio', { service: 'sa', industry: 'cons', place: 'san-antonio' }],
  ['OTN-AE-Dallas', { service: 'otn', industry: 'ae', place: 'dallas' }],
])('%s speaks of %o', (slug, subject) => expect(landingSubject(slug)).toEqual(subject));

test('a state stands for itself where no city is named', () => {
  expect(landingSubject('dm-florida').place).toBe('florida');
  expect(landingSubject('waco-texas').place).toBe('waco');
});

test('words that nobody knows leave no trace', () => {
  expect(landingSubject('free-money-<b>-texas')).toEqual({ place: 'texas' });
});
