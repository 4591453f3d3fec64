import { withDeadline } from './withDeadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lasting = (seconds: number) => new Promise<string>((done) => setTimeout(done, seconds * 1000, 'done'));

test('answers 503 after the deadline, and the call knows that it is late', async () => {
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

test("a slow upload does not use up the call's time", async () => {
  const answer = withDeadline(3, async ({ pauseWhile }) => {
    await pauseWhile(() => lasting(60));
    return lasting(2);
  });
  await jest.advanceTimersByTimeAsync(62_100);
  expect(await answer).toBe('done');
});

test('answers 503 when the work after an upload takes too long', async () => {
  const answer = withDeadline(3, async ({ pauseWhile }) => {
    await pauseWhile(() => lasting(60));
    return lasting(4);
  });
  const refused = expect(answer).rejects.toMatchObject({ status: 503 });
  await jest.advanceTimersByTimeAsync(63_100);
  await refused;
});
