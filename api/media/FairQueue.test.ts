import { FairQueue } from './FairQueue';

test('runs one task at a time and takes turns among members', async () => {
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
    ...['a1', 'a2', 'a3', 'a4'].map((name) => line.run('a', work(name))),
    line.run('b', work('b1')),
    ...['c1', 'c2'].map((name) => line.run('c', work(name))),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4']);
});

test('a failed task does not block the queue', async () => {
  const line = new FairQueue();
  const failing = line.run('a', () => Promise.reject(new Error('broken')));
  const next = line.run('a', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await line.run('b', async () => 'later')).toBe('later');
});
