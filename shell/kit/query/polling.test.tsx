import { act } from '@testing-library/react';
import { renderPage } from '../../testing';
import { api } from './api';

let calls = 0;
const { usePollQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    poll: build.query<number, void>({
      queryFn: () => {
        calls += 1;
        return { data: calls };
      },
    }),
  }),
});
function Polling() {
  const { data } = usePollQuery(undefined, { pollingInterval: 1_000, skipPollingIfUnfocused: true });
  return <p>{data}</p>;
}

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
});
afterEach(() => jest.useRealTimers());

const show = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a hidden page does not poll, so that its session can end, and goes on once it is seen', async () => {
  jest.useFakeTimers();
  await renderPage(Polling);
  await pass(2_500);
  expect(calls).toBe(3);
  await show('hidden');
  await pass(60_000);
  expect(calls).toBe(3);
  await show('visible');
  await pass(2_000);
  expect(calls).toBeGreaterThan(3);
});
