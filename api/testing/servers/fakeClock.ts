/** A clock that stands still until it is moved on; timers, and the database's own clock, go on. Let go by `release`. */
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
