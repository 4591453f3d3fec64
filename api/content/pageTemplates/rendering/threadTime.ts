import { openSync, readSync } from 'node:fs';

const wallTime = performance.now.bind(performance);
const file = openSchedule();
const buffer = Buffer.alloc(64);

/**
 * Milliseconds that this thread has been running. Unlike the time of day, they don't pass while the thread waits for a
 * processor. Systems that don't report it (all but Linux) use the time of day.
 */
function threadTime(): number {
  if (file === undefined) return wallTime();
  const length = readSync(file, buffer, 0, buffer.length, 0);
  return Number(buffer.toString('latin1', 0, length).split(' ')[0]) / 1_000_000;
}

/** Runs work during which `performance.now()`, by which the template engine measures its limit, is the thread's time. */
export function withThreadTime<T>(work: () => T): T {
  const { now } = performance;
  performance.now = threadTime;
  try {
    return work();
  } finally {
    performance.now = now;
  }
}

/** The kernel's times of the thread that opens it. */
function openSchedule(): number | undefined {
  try {
    return openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return undefined;
  }
}
