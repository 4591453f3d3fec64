import { describeStanding } from './describeStanding';

const arm = { variant: 'b' as const, visitors: 1000, standing: 'unknown' as const, from: -0.031, to: 0.0424 };

test.each([
  [arm, 'Not enough data yet: B may be up to 3.1 points behind or 4.2 ahead'],
  [{ ...arm, visitors: 0, from: -1, to: 1 }, 'Not enough data yet'],
  [{ ...arm, standing: 'leads' as const, from: 0.008, to: 0.094 }, 'B leads by 0.8 to 9.4 points'],
  [
    { ...arm, variant: 'c' as const, standing: 'trails' as const, from: -0.094, to: -0.008 },
    'C trails by 0.8 to 9.4 points',
  ],
])('%o gets its label', (figures, words) => expect(describeStanding(figures)).toBe(words));
