/** A clock that only `advance` moves. Timers and the database's clock keep running. `release` ends it. */
export interface FakeClock {
  now: () => number;
  advance: (ms: number) => void;
  release: () => void;
}

export function useFakeClock(now = Date.now()): FakeClock {
  jest.useFakeTimers({ now, doNotFake: [...timers] });
  return {
    now: () => Date.now(),
    advance: (ms) => void jest.setSystemTime(Date.now() + ms),
    release: () => void jest.useRealTimers(),
  };
}

const timers = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];
