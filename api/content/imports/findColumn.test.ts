import { findColumn } from './findColumn';

test.each([
  ['email', ['Name', 'email'], 'email'],
  ['email', ['Email', 'email'], 'email'],
  ['email', ['Name', 'E-Mail Address'], 'E-Mail Address'],
  ['consentedOn', ['consented_on'], 'consented_on'],
  ['from', ['Old URL', 'To'], undefined],
  ['email', ['Email opt-in'], undefined],
])('the column of %s in %j is %s', (field, columns, expected) => {
  expect(findColumn(field, columns)).toBe(expected);
});
