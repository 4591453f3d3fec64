import { shouldReportToAds } from './shouldReportToAds';

test.each([
  ['non_paid', false, true],
  ['non_paid', true, false],
  ['paid', false, false],
  ['paid', true, true],
  ['all', false, true],
  ['all', true, true],
] as const)(
  'policy %s, paid visit %s: reports to the advertising account: %s',
  (policy, isPaid, expected) => {
    expect(shouldReportToAds(policy, isPaid)).toBe(expected);
  },
);
