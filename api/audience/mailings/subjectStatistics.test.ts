import { findMoreReactions } from './subjectStatistics';

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

/** How many tests are ever decided when somebody looks after each reaction, and for which subject. */
function simulate(shareOfSecond: number, { tests, reactions }: { tests: number; reactions: number }) {
  const next = createRandom(20_261_128);
  const decided = [0, 0];
  const needed: number[] = [];
  for (let test = 0; test < tests; test += 1) {
    const counts: [number, number] = [0, 0];
    for (let seen = 1; seen <= reactions; seen += 1) {
      counts[next() < shareOfSecond ? 1 : 0] += 1;
      const winner = findMoreReactions(...counts);
      if (winner === undefined) continue;
      decided[winner] = (decided[winner] ?? 0) + 1;
      needed.push(seen);
      break;
    }
  }
  return { decided, median: needed.sort((a, b) => a - b)[Math.floor(needed.length / 2)] };
}

test('prefers one of two equal subjects in at most one of twenty tests, despite a look after each reaction', () => {
  const [first = 0, second = 0] = simulate(0.5, { tests: 1000, reactions: 500 }).decided;
  expect(first + second).toBeGreaterThan(0);
  expect(first + second).toBeLessThanOrEqual(50);
});

test('finds a subject that twice as many people react to', () => {
  const { decided, median } = simulate(2 / 3, { tests: 200, reactions: 400 });
  expect(decided[1]).toBeGreaterThan(190);
  expect(decided[0]).toBeLessThanOrEqual(10);
  expect(median).toBeLessThan(100);
});

test('does not know from few reactions', () => {
  expect(findMoreReactions(0, 0)).toBeUndefined();
  expect(findMoreReactions(0, 5)).toBeUndefined();
  expect(findMoreReactions(5, 5)).toBeUndefined();
  expect(findMoreReactions(20, 2)).toBe(0);
  expect(findMoreReactions(2, 20)).toBe(1);
});
