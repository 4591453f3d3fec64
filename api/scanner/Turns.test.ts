import { Turns } from './Turns';

const { signal } = new AbortController();
const never = () => new Promise<never>(() => undefined);

test('unless told otherwise four run at once, and who waits is told after eight seconds to come again', async () => {
  jest.useFakeTimers();
  try {
    const turns = new Turns();
    for (let n = 0; n < 4; n++) void turns.take(signal, never);
    const refused: string[] = [];
    const waits = turns.take(signal, never).catch(({ code }) => refused.push(code));
    await jest.advanceTimersByTimeAsync(7_999);
    expect([turns.running, turns.waiting, refused]).toEqual([4, 1, []]);
    await jest.advanceTimersByTimeAsync(1);
    await waits;
    expect([turns.running, turns.waiting, refused]).toEqual([4, 0, ['scanner_busy']]);
  } finally {
    jest.useRealTimers();
  }
});

test('who waits takes over the place of the first that ends', async () => {
  const turns = new Turns({ atOnce: 1 });
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const first = turns.take(signal, () => held);
  const second = turns.take(signal, async () => 'done');
  end();
  await first;
  expect(await second).toBe('done');
  expect([turns.running, turns.waiting]).toEqual([0, 0]);
});
