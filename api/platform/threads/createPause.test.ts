import { createPause } from './createPause';

test('a long loop lets what has arrived meanwhile be handled', async () => {
  const pause = createPause();
  let handledAt: number | undefined;
  let steps = 0;
  setImmediate(() => {
    handledAt = steps;
  });
  const endsAt = performance.now() + 60;
  while (performance.now() < endsAt) {
    steps += 1;
    await pause();
  }
  expect(handledAt).toBeLessThan(steps);
});

test('a short loop is not delayed', async () => {
  const pause = createPause();
  expect(pause()).toBeUndefined();
});
