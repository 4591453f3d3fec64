import { inTurns } from './inTurns';

test('all are done in their order, and others are heard meanwhile', async () => {
  const list = Array.from({ length: 200 }, (_, at) => at);
  const done: number[] = [];
  let heardAfter = 0;
  setImmediate(() => {
    heardAfter = done.length;
  });
  await inTurns(list, (one) => done.push(one));
  expect(done).toEqual(list);
  expect(heardAfter).toBeLessThan(100);
  expect(heardAfter).toBeGreaterThan(0);
});
