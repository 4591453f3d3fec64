import { mayHear } from './mayHear';

test.each([
  ['non_paid', false, true],
  ['non_paid', true, false],
  ['paid', false, false],
  ['paid', true, true],
  ['all', false, true],
  ['all', true, true],
] as const)(
  'of a visit under the policy %s, paid for: %s, the advertising account hears: %s',
  (policy, isPaid, hears) => {
    expect(mayHear(policy, isPaid)).toBe(hears);
  },
);
