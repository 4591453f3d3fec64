import { withDeadline } from './withDeadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lasting = (seconds: number) => new Promise<string>((done) => setTimeout(done, seconds * 1000, 'done'));

test('what takes longer than it may is answered 503, and knows that it is late', async () => {
  let isLate = () => false;
  const answer = withDeadline(3, (clock) => {
    isLate = clock.isLate;
    return lasting(4);
  });
  const refused = expect(answer).rejects.toMatchObject({ status: 503 });
  await jest.advanceTimersByTimeAsync(2900);
  expect(isLate()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  await refused;
  expect(isLate()).toBe(true);
});

test('a file that takes a minute to arrive leaves the call all of its time', async () => {
  const answer = withDeadline(3, async ({ stopped }) => {
    await stopped(() => lasting(60));
    return lasting(2);
  });
  await jest.advanceTimersByTimeAsync(62_100);
  expect(await answer).toBe('done');
});

test('what takes too long after a file has arrived is answered 503', async () => {
  const answer = withDeadline(3, async ({ stopped }) => {
    await stopped(() => lasting(60));
    return lasting(4);
  });
  const refused = expect(answer).rejects.toMatchObject({ status: 503 });
  await jest.advanceTimersByTimeAsync(63_100);
  await refused;
});
