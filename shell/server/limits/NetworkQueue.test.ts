import { NetworkQueue } from './NetworkQueue';

/** Works that end when told to, and the names of those that have begun. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: (name: string) => ends.get(name)?.(),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a network’s works wait for one another, those of another network for none of them', async () => {
  const queue = new NetworkQueue(2);
  const { begun, work, end } = works();
  const flood = ['a', 'b', 'c', 'd'].map((name) => queue.add('10.0.0.1', work(name)));
  const other = queue.add('10.0.0.2', work('other'));
  await settled();
  expect(begun).toEqual(['a', 'b', 'other']);
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'other', 'c']);
  for (const name of ['a', 'c', 'other']) end(name);
  await settled();
  end('d');
  expect(await Promise.all([...flood, other])).toEqual(['a', 'b', 'c', 'd', 'other']);
});

test('a work that fails gives its turn on', async () => {
  const queue = new NetworkQueue(1);
  const failing = queue.add('::1', () => Promise.reject(new Error('broken')));
  const next = queue.add('::1', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
