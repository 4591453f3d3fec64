import mongoose from 'mongoose';
import { startServer, type TestServer } from '../../testing';
import { dropFormerSchedule } from './dropFormerSchedule';
import { claimRun, startSchedule } from './schedule';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());
afterEach(() => void jest.useRealTimers());

const minute = 60_000;
const hour = 60 * minute;

test('one of several instances runs a job, once per interval', async () => {
  const now = Date.now();
  const claim = (at: number) => Promise.all([1, 2, 3].map(() => claimRun('hourly', hour, at)));
  const countOf = async (at: number) => (await claim(at)).filter(Boolean).length;
  expect(await countOf(now)).toBe(1);
  expect(await countOf(now + hour - minute)).toBe(0);
  expect(await countOf(now + hour)).toBe(1);
  expect(await claimRun('daily', 24 * hour, now)).toBe(true);
});

test('frequent jobs run at their interval or the longer one of the instance, the others once they are claimed', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  const runs: Record<string, number> = {};
  const job = (name: string, every: number) => ({
    name,
    every,
    run: () => {
      runs[name] = (runs[name] ?? 0) + 1;
    },
  });
  const warnings: unknown[] = [];
  const jobs = [job('mail', 1000), job('pages', 5000), job('report', hour)];
  const schedule = startSchedule(jobs, { warn: (...given: unknown[]) => void warnings.push(given) }, 3000);
  jest.advanceTimersByTime(minute);
  while (!runs.report) await new Promise(setImmediate);
  expect(runs).toEqual({ mail: 20, pages: 12, report: 1 });
  jest.advanceTimersByTime(minute);
  await claimRun('later', hour);
  expect(runs).toEqual({ mail: 40, pages: 24, report: 1 });
  schedule.stop();
  jest.advanceTimersByTime(minute);
  expect(runs).toEqual({ mail: 40, pages: 24, report: 1 });
  expect(warnings).toEqual([]);
});

test('the collections of the former schedule are dropped', async () => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('no connection');
  await db.collection('jobs').insertOne({ name: 'deliver mail' });
  await dropFormerSchedule(db);
  await dropFormerSchedule(db);
  expect(await db.listCollections({ name: 'jobs' }).toArray()).toEqual([]);
});
