import { formatInteger } from './formatInteger';

test.each([0, 7, 999, 1000, 7776, 30_000, 999_999, 1_234_567, 1e15])(
  '%s is written as Americans write it',
  (number) => {
    expect(formatInteger(number)).toBe(number.toLocaleString('en-US'));
  },
);
