import { ConcurrencyLimiter } from './ConcurrencyLimiter';

const { signal } = new AbortController();
const never = () => new Promise<never>(() => undefined);

test('runs four at once by default and rejects waiting ones after eight seconds', async () => {
  jest.useFakeTimers();
  try {
    const limiter = new ConcurrencyLimiter();
    for (let n = 0; n < 4; n++) void limiter.run(signal, never);
    const refused: string[] = [];
    const waits = limiter.run(signal, never).catch(({ code }) => refused.push(code));
    await jest.advanceTimersByTimeAsync(7_999);
    expect([limiter.running, limiter.waiting, refused]).toEqual([4, 1, []]);
    await jest.advanceTimersByTimeAsync(1);
    await waits;
    expect([limiter.running, limiter.waiting, refused]).toEqual([4, 0, ['scanner_busy']]);
  } finally {
    jest.useRealTimers();
  }
});

test('starts a waiting task when another ends', async () => {
  const limiter = new ConcurrencyLimiter({ maxConcurrent: 1 });
  let end: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => {
    end = resolve;
  });
  const first = limiter.run(signal, () => pending);
  const second = limiter.run(signal, async () => 'done');
  end();
  await first;
  expect(await second).toBe('done');
  expect([limiter.running, limiter.waiting]).toEqual([0, 0]);
});
