import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@site/api/platform/db/embedded';
import { addRecords, searchableWords } from '@site/api/testing';
import { measureCalls } from './measureCalls';
import { printTable, rounded } from './report/printTable';
import { withApi } from './withApi';

const SIZES = [1000, 10_000, 100_000, 1_000_000];
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
        printTable(
          await measureCalls({
            calls: LISTS,
            collections: COLLECTIONS,
            most: 50,
            url,
            uri: database.uri,
            dataDir,
          }),
        );
      });
    }
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const number = (value: number) => value.toLocaleString('en-US');
