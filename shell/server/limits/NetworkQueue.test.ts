import { NetworkQueue } from './NetworkQueue';

/** Tasks that end on demand, and the names of those that have started. */
function createTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    task: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: (name: string) => ends.get(name)?.(),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('tasks of one network wait for each other, and not for tasks of another network', async () => {
  const queue = new NetworkQueue(2);
  const { started, task, end } = createTasks();
  const flood = ['a', 'b', 'c', 'd'].map((name) => queue.add('10.0.0.1', task(name)));
  const other = queue.add('10.0.0.2', task('other'));
  await settled();
  expect(started).toEqual(['a', 'b', 'other']);
  end('b');
  await settled();
  expect(started).toEqual(['a', 'b', 'other', 'c']);
  for (const name of ['a', 'c', 'other']) end(name);
  await settled();
  end('d');
  expect(await Promise.all([...flood, other])).toEqual(['a', 'b', 'c', 'd', 'other']);
});

test('a task that fails lets the next one start', async () => {
  const queue = new NetworkQueue(1);
  const failing = queue.add('::1', () => Promise.reject(new Error('broken')));
  const next = queue.add('::1', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
