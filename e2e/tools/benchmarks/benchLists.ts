import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@site/api/platform/db/embedded';
import { addRecords, profileQueries, searchableWords, type Visitor } from '@site/api/testing';
import { percentile } from './report/percentile';
import { atMost, printTable, type Row, rounded } from './report/printTable';
import { signedIn, withApi } from './withApi';

const SIZES = [1000, 10_000, 100_000, 1_000_000];
const CALLS = 100;
const { common, name, rare } = searchableWords;

/** The collections of the lists. */
const COLLECTIONS = ['enquiries', 'redirects', 'notFoundPaths'];

/** The workbench lists by the requests of their screens. `PAGE` stands for the cursor of a later page. */
const LISTS: Record<string, string> = {
  'leads: first page': '/leads?',
  'leads: far down': '/leads?cursor=PAGE',
  'leads: by status': '/leads?status=quarantined',
  'leads: oldest first': '/leads?sort=oldest',
  'leads: a common word': `/leads?q=${common}`,
  'leads: a common word, far down': `/leads?q=${common}&cursor=PAGE`,
  'leads: a common word, oldest first': `/leads?q=${common}&sort=oldest`,
  'leads: a rare word': `/leads?q=${rare}`,
  'leads: a letter': '/leads?q=g',
  'leads: no such word': '/leads?q=nobodyatall',
  'leads: two words': `/leads?q=${common}%20${name}`,
  'leads: a common and a rare word': `/leads?q=dana%20${rare}`,
  'leads: a word and a status': `/leads?q=${common}&status=won`,
  'redirects: first page': '/redirects?',
  'redirects: far down': '/redirects?cursor=PAGE',
  'redirects: by code': '/redirects?code=410',
  'redirects: a common word': `/redirects?q=${common}`,
  'redirects: a rare word': `/redirects?q=${rare}`,
  'not found: first page': '/not-found-hits?',
  'not found: far down': '/not-found-hits?cursor=PAGE',
};

/** The requests of the lists by number of records: 1,000 to a million by default. */
export async function bench(args: string[]): Promise<void> {
  const sizes = args.length ? args.map(Number) : SIZES;
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lists-'));
  const database = await startEmbedded({ dataDir: join(dataDir, 'mongo'), port: 0 });
  try {
    let previousSize = 0;
    for (const size of sizes) {
      const startedAt = Date.now();
      await addRecords(database.uri, previousSize, size);
      console.log(`${number(size)} records of each kind (${rounded((Date.now() - startedAt) / 1000, 1)} s)`);
      previousSize = size;
      await withApi(database.uri, dataDir, async (url) => {
        printTable(await measureLists(url, database.uri, dataDir));
      });
    }
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureLists(url: string, uri: string, dataDir: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, call] of Object.entries(LISTS)) {
    const visitor = await signedIn(url, dataDir);
    const path = `/api/admin${await withCursor(visitor, call)}`;
    const times: number[] = [];
    let failed: number | undefined;
    for (let n = -5; n < CALLS && !failed; n++) {
      const startedAt = performance.now();
      const { status } = await visitor.get(path);
      if (n >= 0) times.push(performance.now() - startedAt);
      if (status !== 200) failed = status;
    }
    if (failed) {
      rows.push({ what, value: `status ${failed}`, budget: '200', isWithinBudget: false });
      continue;
    }
    const { indexes, keys, docs } = await profileQueries(COLLECTIONS, () => visitor.get(path), uri);
    rows.push(atMost(`${what}: p95`, percentile(times, 0.95), 50, ' ms'), {
      what: `  p50 ${percentile(times, 0.5)} ms, ${number(keys)} keys, ${number(docs)} documents`,
      value: indexes.join(' '),
    });
  }
  return rows;
}

/** The request with the cursor of the fortieth page, or of the last one. */
async function withCursor(visitor: Visitor, call: string): Promise<string> {
  if (!call.includes('PAGE')) return call;
  const baseCall = call.replace(/&?cursor=PAGE/, '&limit=100');
  let cursor = '';
  for (let page = 1; page < 40; page++) {
    const { body } = await visitor.get(`/api/admin${baseCall}${cursor && `&cursor=${cursor}`}`);
    if (!body.nextCursor) break;
    cursor = body.nextCursor;
  }
  return call.replace('PAGE', encodeURIComponent(cursor));
}

const number = (value: number) => value.toLocaleString('en-US');
