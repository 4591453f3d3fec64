import { type Arm, isDifferent, verdictOf } from './sequentialTest';

/** A source of chance that gives the same each time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Course {
  rates: [number, number];
  visitors: number;
  isDecided: (first: Arm, other: Arm) => boolean;
  runs: number;
}

/** How many of so many tests were ever decided, where somebody looks after every tenth visitor and stops at the first decision. */
function decided({ rates, visitors, isDecided, runs }: Course): number {
  const next = chance(20_261_123);
  const course = () => {
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
  return Array.from({ length: runs }, course).filter(Boolean).length;
}

const runs = process.env.LONG ? 200 : 60;
const ours = (first: Arm, other: Arm) => isDifferent(first, other, 0.05);

/** The test of a textbook, for one look at the end. */
function textbook(first: Arm, other: Arm): boolean {
  if (!first.visitors || !other.visitors) return false;
  const all = (first.reached + other.reached) / (first.visitors + other.visitors);
  const error = Math.sqrt(all * (1 - all) * (1 / first.visitors + 1 / other.visitors));
  const difference = other.reached / other.visitors - first.reached / first.visitors;
  return error > 0 && Math.abs(difference / error) > 1.96;
}

test.each([0.02, 0.05, 0.3])(
  'who looks all the time is told of a lead that is none in one of twenty tests at most (%p)',
  (rate) => {
    const course = { rates: [rate, rate] as [number, number], visitors: 1500, runs };
    expect(decided({ ...course, isDecided: ours })).toBeLessThanOrEqual(runs / 20);
    // The same visitors, judged by a test that is for one look.
    expect(decided({ ...course, isDecided: textbook })).toBeGreaterThan((runs * 3) / 20);
  },
);

test('a difference that is there is found', () => {
  const [least, runs] = process.env.LONG ? [35, 40] : [8, 10];
  const course: Course = { rates: [0.05, 0.12], visitors: 4000, runs, isDecided: ours };
  expect(decided(course)).toBeGreaterThan(least);
});

test('nothing is said of nobody, of a few, or of what is alike', () => {
  const nobody = { visitors: 0, reached: 0 };
  expect(verdictOf(nobody, nobody, 0.05)).toMatchObject({ standing: 'unknown' });
  expect(verdictOf({ visitors: 1, reached: 0 }, { visitors: 1, reached: 1 }, 0.05).standing).toBe('unknown');
  expect(verdictOf({ visitors: 9, reached: 0 }, { visitors: 9, reached: 2 }, 0.05).standing).toBe('unknown');
  const alike = { visitors: 100_000, reached: 5_000 };
  const { standing, from, to } = verdictOf(alike, alike, 0.05);
  expect(standing).toBe('unknown');
  expect(from).toBeCloseTo(-to, 4);
  expect(to).toBeLessThan(0.006);
});

test('a lead is told with how large it is at least and at most, and from the other side as the same', () => {
  const [less, more] = [
    { visitors: 1000, reached: 40 },
    { visitors: 1000, reached: 90 },
  ];
  const leads = verdictOf(less, more, 0.05);
  expect(leads.standing).toBe('leads');
  expect(leads.from).toBeGreaterThan(0);
  expect(leads.from).toBeLessThan(0.05);
  expect(leads.to).toBeGreaterThan(0.05);
  const trails = verdictOf(more, less, 0.05);
  expect(trails.standing).toBe('trails');
  expect(trails.to).toBeCloseTo(-leads.from, 6);
  expect(trails.from).toBeCloseTo(-leads.to, 6);
});

test('who wants to be surer is told later', () => {
  const [less, more] = [
    { visitors: 300, reached: 9 },
    { visitors: 300, reached: 30 },
  ];
  const wide = verdictOf(less, more, 0.01);
  const narrow = verdictOf(less, more, 0.2);
  expect(wide.from).toBeLessThan(narrow.from);
  expect(wide.to).toBeGreaterThan(narrow.to);
});
