import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newEnquiry } from '../../../fixtures/contact/saveEnquiry';
import { newIpAddress } from '../../../fixtures/requests/newIpAddress';
import { percentile } from '../report/percentile';
import { type Row, rounded } from '../report/printTable';

const PER_SECOND = 20;

/**
 * How long an API is blocked and how long enquiries wait while a task runs, from two seconds before it until three
 * seconds after it. Returns the task's rows followed by its own.
 */
export async function measureResponsiveness(url: string, task: () => Promise<Row[]>): Promise<Row[]> {
  const waits: number[] = [];
  const enquiries: { ms: number; status: number }[] = [];
  const aborter = new AbortController();
  const healthChecks = repeat(aborter.signal, 10, async () => {
    const startedAt = performance.now();
    await request(`${url}/healthz`);
    waits.push(performance.now() - startedAt);
  });
  const sending = repeat(aborter.signal, 1000 / PER_SECOND, async () => {
    const startedAt = performance.now();
    const status = await sendEnquiry(url);
    enquiries.push({ ms: performance.now() - startedAt, status });
  });
  await sleep(2000);
  const rows = await task();
  await sleep(3000);
  aborter.abort();
  await Promise.all([healthChecks, sending]);
  const times = enquiries.map(({ ms }) => ms);
  return [
    ...rows,
    { what: 'longest wait for /healthz', value: `${rounded(Math.max(...waits))} ms` },
    { what: `enquiries at ${PER_SECOND}/s: p50`, value: `${percentile(times, 0.5)} ms` },
    { what: 'p99', value: `${percentile(times, 0.99)} ms` },
    {
      what: `of ${enquiries.length}, failed`,
      value: String(enquiries.filter(({ status }) => status !== 200).length),
    },
  ];
}

/** A request without a timeout. */
const request = (address: string) =>
  new Promise<void>((resolve, reject) => {
    get(address, (response) => response.resume().on('end', resolve)).on('error', reject);
  });

async function sendEnquiry(url: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': newIpAddress() };
  const body = JSON.stringify(newEnquiry());
  return fetch(`${url}/api/contact`, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Runs a task at an interval until the signal, then waits for unfinished runs. */
async function repeat(signal: AbortSignal, every: number, task: () => Promise<void>): Promise<void> {
  const done: Promise<void>[] = [];
  while (!signal.aborted) {
    done.push(task());
    await sleep(every);
  }
  await Promise.all(done);
}
