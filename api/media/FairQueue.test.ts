import { FairQueue } from './FairQueue';

test('who has many works keeps somebody else’s one waiting for one of them, and one work runs at a time', async () => {
  const line = new FairQueue();
  const done: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    done.push(name);
  };
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => line.take('a', work(name))),
    line.take('b', work('b1')),
    ...['c1', 'c2'].map((name) => line.take('c', work(name))),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4']);
});

test('a work that fails holds up no other', async () => {
  const line = new FairQueue();
  const failing = line.take('a', () => Promise.reject(new Error('broken')));
  const next = line.take('a', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await line.take('b', async () => 'later')).toBe('later');
});
