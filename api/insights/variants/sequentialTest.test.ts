import { type Arm, compareArms, isSignificant } from './sequentialTest';

/** A seeded random number generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Simulation {
  rates: [number, number];
  visitors: number;
  isDecided: (first: Arm, other: Arm) => boolean;
  runs: number;
}

/**
 * Number of simulated tests that were ever decided, when somebody checks after every tenth visitor and stops at the
 * first decision.
 */
function countDecided({ rates, visitors, isDecided, runs }: Simulation): number {
  const next = createRandom(20_261_123);
  const simulation = () => {
    const arms: [Arm, Arm] = [
      { visitors: 0, reached: 0 },
      { visitors: 0, reached: 0 },
    ];
    for (let seen = 1; seen <= visitors; seen += 1) {
      const at = next() < 0.5 ? 0 : 1;
      arms[at].visitors += 1;
      if (next() < rates[at]) arms[at].reached += 1;
      if (seen % 10 === 0 && isDecided(...arms)) return true;
    }
    return false;
  };
  return Array.from({ length: runs }, simulation).filter(Boolean).length;
}

const runs = process.env.LONG ? 200 : 60;
const sequential = (first: Arm, other: Arm) => isSignificant(first, other, 0.05);

/** A fixed-horizon z-test, meant for one look at the end. */
function textbook(first: Arm, other: Arm): boolean {
  if (!first.visitors || !other.visitors) return false;
  const all = (first.reached + other.reached) / (first.visitors + other.visitors);
  const error = Math.sqrt(all * (1 - all) * (1 / first.visitors + 1 / other.visitors));
  const difference = other.reached / other.visitors - first.reached / first.visitors;
  return error > 0 && Math.abs(difference / error) > 1.96;
}

test.each([0.02, 0.05, 0.3])(
  'reports a false lead in at most one of twenty tests despite continuous checking (%p)',
  (rate) => {
    const simulation = { rates: [rate, rate] as [number, number], visitors: 1500, runs };
    expect(countDecided({ ...simulation, isDecided: sequential })).toBeLessThanOrEqual(runs / 20);
    // The same visitors with a test meant for a single look.
    expect(countDecided({ ...simulation, isDecided: textbook })).toBeGreaterThan((runs * 3) / 20);
  },
);

test('finds a real difference', () => {
  const [least, runs] = process.env.LONG ? [35, 40] : [8, 10];
  const simulation: Simulation = { rates: [0.05, 0.12], visitors: 4000, runs, isDecided: sequential };
  expect(countDecided(simulation)).toBeGreaterThan(least);
});

test('reports "unknown" for no visitors, few visitors and equal rates', () => {
  const nobody = { visitors: 0, reached: 0 };
  expect(compareArms(nobody, nobody, 0.05)).toMatchObject({ standing: 'unknown' });
  expect(compareArms({ visitors: 1, reached: 0 }, { visitors: 1, reached: 1 }, 0.05).standing).toBe(
    'unknown',
  );
  expect(compareArms({ visitors: 9, reached: 0 }, { visitors: 9, reached: 2 }, 0.05).standing).toBe(
    'unknown',
  );
  const alike = { visitors: 100_000, reached: 5_000 };
  const { standing, from, to } = compareArms(alike, alike, 0.05);
  expect(standing).toBe('unknown');
  expect(from).toBeCloseTo(-to, 4);
  expect(to).toBeLessThan(0.006);
});

test('gives bounds for a lead that are symmetric between the arms', () => {
  const [less, more] = [
    { visitors: 1000, reached: 40 },
    { visitors: 1000, reached: 90 },
  ];
  const leads = compareArms(less, more, 0.05);
  expect(leads.standing).toBe('leads');
  expect(leads.from).toBeGreaterThan(0);
  expect(leads.from).toBeLessThan(0.05);
  expect(leads.to).toBeGreaterThan(0.05);
  const trails = compareArms(more, less, 0.05);
  expect(trails.standing).toBe('trails');
  expect(trails.to).toBeCloseTo(-leads.from, 6);
  expect(trails.from).toBeCloseTo(-leads.to, 6);
});

test('gives wider bounds for a smaller alpha', () => {
  const [less, more] = [
    { visitors: 300, reached: 9 },
    { visitors: 300, reached: 30 },
  ];
  const wide = compareArms(less, more, 0.01);
  const narrow = compareArms(less, more, 0.2);
  expect(wide.from).toBeLessThan(narrow.from);
  expect(wide.to).toBeGreaterThan(narrow.to);
});
