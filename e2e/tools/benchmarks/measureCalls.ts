import { profileQueries, type Visitor } from '@site/api/testing';
import { percentile } from './report/percentile';
import { atMost, type Row } from './report/printTable';
import { signedIn } from './withApi';

const CALLS = 100;

/** Repeats each call as an editor: its times, and what its queries read. */
export async function measureCalls({
  calls,
  collections,
  most,
  url,
  uri,
  dataDir,
}: MeasuredCalls): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, call] of Object.entries(calls)) {
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
    const { indexes, keys, docs } = await profileQueries(collections, () => visitor.get(path), uri);
    rows.push(atMost(`${what}: p95`, percentile(times, 0.95), most, ' ms'), {
      what: `  p50 ${percentile(times, 0.5)} ms, ${number(keys)} keys, ${number(docs)} documents`,
      value: indexes.join(' '),
    });
  }
  return rows;
}

interface MeasuredCalls {
  /** Paths below `/api/admin` by what they are. `PAGE` stands for the cursor of a later page. */
  calls: Record<string, string>;
  collections: string[];
  /** The budget in milliseconds. */
  most: number;
  url: string;
  uri: string;
  dataDir: string;
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
