import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@site/api/platform/db/embedded';
import { connectEventStore } from '@site/api/testing';
import { until } from '../../fixtures/waiting/until';
import { percentile } from './report/percentile';
import { atMost, printTable, type Row, rounded } from './report/printTable';
import { measureFlood } from './throughput/measureFlood';
import { measureResponsiveness } from './throughput/measureResponsiveness';
import { signedIn, withApi } from './withApi';

const DAY_MS = 86_400_000;
const CALLS = 100;
const AGGREGATION_LIMIT_MS = 3_600_000;

/** The days whose raw events are stored. */
const RAW_DAYS = 28;

/**
 * `npm run bench -- events [COUNT]`: aggregating a year of events, a million by default, repeating that, and querying
 * a year; then how an API answers while it aggregates as many events of the last four weeks; then what one address can
 * store in a minute.
 */
export async function bench([size = '1000000']: string[]): Promise<void> {
  await withDatabase(async (uri, dataDir) => {
    printTable(await measureAggregation(uri, Number(size)));
    await withApi(uri, dataDir, async (url) => printTable(await measureQueries(url, dataDir)));
  });
  await withDatabase(async (uri, dataDir) => {
    const events = await connectEventStore(uri);
    try {
      await events.add(Number(size), RAW_DAYS);
      await withApi(uri, dataDir, async (url) =>
        printTable(await measureResponsiveness(url, () => waitForAggregation(events.uncounted))),
      );
    } finally {
      await events.stop();
    }
  });
  await withDatabase((uri, dataDir) =>
    withApi(uri, dataDir, async (url) => printTable(await measureFlood(url, dataDir))),
  );
}

async function withDatabase(task: (uri: string, dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-events-'));
  const database = await startEmbedded({ dataDir: join(dataDir, 'mongo'), port: 0 });
  try {
    await task(database.uri, dataDir);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function waitForAggregation(uncounted: () => Promise<number>): Promise<Row[]> {
  const count = await uncounted();
  const startedAt = Date.now();
  await until(async () => (await uncounted()) === 0, 'events are left', AGGREGATION_LIMIT_MS);
  const seconds = rounded((Date.now() - startedAt) / 1000, 1);
  return [{ what: `while ${count.toLocaleString('en-US')} events are aggregated`, value: `${seconds} s` }];
}

async function measureAggregation(uri: string, size: number): Promise<Row[]> {
  const events = await connectEventStore(uri);
  try {
    const startedAt = Date.now();
    await events.add(size, 365);
    console.log(
      `${size.toLocaleString('en-US')} events seeded (${rounded((Date.now() - startedAt) / 1000, 1)} s)`,
    );
    const first = await events.addUp();
    const second = await events.addUp();
    await events.add(10_000, 1);
    const more = await events.addUp();
    const rows = await events.rows();
    return [
      {
        what: `first aggregation, to ${rows.toLocaleString('en-US')} rows`,
        value: `${first.took} ms`,
      },
      { what: 'second aggregation', value: `${second.took} ms` },
      isSame('same result after the second one', first.hash === second.hash),
      { what: '10,000 more events of today', value: `${more.took} ms` },
      isSame('different result after them', first.hash !== more.hash),
    ];
  } finally {
    await events.stop();
  }
}

const isSame = (what: string, isWithinBudget: boolean): Row => ({
  what,
  value: isWithinBudget ? 'yes' : 'no',
  budget: 'yes',
  isWithinBudget,
});

async function measureQueries(url: string, dataDir: string): Promise<Row[]> {
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 364 * DAY_MS).toISOString().slice(0, 10);
  const period = `from=${from}&to=${to}`;
  const rows: Row[] = [];
  for (const [what, path] of [
    // The base cost of a member's request on this machine.
    ['a request without a query', 'auth/me'],
    ['a year by day', `admin/analytics/events?dimension=total&by=day&${period}`],
    ['a year in all', `admin/analytics/events?dimension=total&${period}`],
    ['a year by path', `admin/analytics/events?dimension=path&${period}`],
    ['a year by class', `admin/analytics/events?dimension=class&${period}`],
    ['a year by campaign', `admin/analytics/events?dimension=campaign&${period}`],
    ['web vitals of a year', `admin/analytics/vitals?metric=LCP&${period}`],
  ] as const) {
    const visitor = await signedIn(url, dataDir);
    const times: number[] = [];
    for (let n = -5; n < CALLS; n++) {
      const startedAt = performance.now();
      const { status } = await visitor.get(`/api/${path}`);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      if (n >= 0) times.push(performance.now() - startedAt);
    }
    rows.push(atMost(`${what}: p95`, percentile(times, 0.95), 50, ' ms'), {
      what: '  p50',
      value: `${percentile(times, 0.5)} ms`,
    });
  }
  return rows;
}
