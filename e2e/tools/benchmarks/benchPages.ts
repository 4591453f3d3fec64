import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@site/api/platform/db/embedded';
import { addPageFacts, addPages, comparePages } from '@site/api/testing';
import { until } from '../../fixtures/waiting/until';
import { measureCalls } from './measureCalls';
import { atMost, printTable, type Row, rounded } from './report/printTable';
import { measureResponsiveness } from './throughput/measureResponsiveness';
import { signedIn, withApi } from './withApi';

const CALLS = {
  'inventory: first page': '/seo/pages?',
  'inventory: far down': '/seo/pages?cursor=PAGE',
  'inventory: by visits': '/seo/pages?sort=visits',
  'inventory: by position': '/seo/pages?sort=position',
  'inventory: with a problem': '/seo/pages?problem=descriptionDuplicate',
  'inventory: a kind': '/seo/pages?kind=Blog',
  'inventory: a common word': '/seo/pages?q=blog',
  'inventory: one page': '/seo/pages?q=page-777',
  'inventory: overridden': '/seo/pages?state=overridden',
  'inventory: overview': '/seo?',
  'sitemap: runs': '/sitemap/runs?',
};
const MATRIX = 2000;
const LIMIT_MS = 600_000;

/**
 * `npm run bench -- pages [COUNT]`: 100,000 pages by default, a third each of posts, landing pages and service areas. A
 * sitemap run beside enquiries, the inventory's lists, and the comparison of 2,000 generated pages with each other.
 */
export async function bench([size = '100000']: string[]): Promise<void> {
  printTable(await measureMatrix());
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const database = await startEmbedded({ dataDir: join(dataDir, 'mongo'), port: 0 });
  try {
    const each = Math.ceil(Number(size) / 3);
    const { uri } = database;
    const env = { PAGE_CHECKS: 'off' };
    await withApi(uri, dataDir, async () => undefined);
    await addPages(uri, each);
    await withApi(
      uri,
      dataDir,
      async (url) => {
        const measureRun = (what: string, isRequested: boolean) =>
          measureResponsiveness(url, () => measureSitemapRun(url, dataDir, { what, isRequested }));
        printTable(await measureRun('the first sitemap run, right after the start', false));
        printTable(await measureRun('the next sitemap run', true));
      },
      env,
    );
    await addPageFacts(uri, each);
    await withApi(
      uri,
      dataDir,
      async (url, { pid = 0 }) => {
        const rows = await measureAnalysis(url, dataDir);
        const known = { collections: ['pageFacts', 'sitemapRuns'], most: 100, uri, dataDir };
        rows.push(...(await measureCalls({ calls: CALLS, url, ...known })), await measureIdleTime(pid));
        rows.push({ what: 'most memory of the API', value: `${readPeakMegabytes(pid)} MB` });
        printTable(rows);
      },
      env,
    );
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A sitemap run: one that a member requests, or the one that follows the many new pages. */
async function measureSitemapRun(
  url: string,
  dataDir: string,
  { what, isRequested }: { what: string; isRequested: boolean },
): Promise<Row[]> {
  const editor = await signedIn(url, dataDir);
  const requested =
    isRequested && (await editor.post('/api/admin/sitemap/runs', { isRemovalAccepted: true })).body.id;
  const findRun = async () => {
    const { body } = await editor.get('/api/admin/sitemap/runs');
    const [latest] = body.items ?? [];
    return latest?.state === 'succeeded' && (!requested || latest.id === requested) ? latest : undefined;
  };
  const { createdAt, endedAt, total } = await until(findRun, 'no sitemap was written', LIMIT_MS);
  const seconds = (Date.parse(endedAt) - Date.parse(createdAt)) / 1000;
  return [atMost(`${what}, ${total.toLocaleString('en-US')} URLs`, rounded(seconds, 1), 60, ' s')];
}

/** The time from the start of the API until all pages are analyzed. */
async function measureAnalysis(url: string, dataDir: string): Promise<Row[]> {
  const startedAt = performance.now();
  const editor = await signedIn(url, dataDir);
  const isAnalyzed = async () => (await editor.get('/api/admin/seo')).body.isPending === false;
  await until(isAnalyzed, 'the pages were not analyzed', LIMIT_MS);
  const seconds = rounded((performance.now() - startedAt) / 1000, 1);
  return [{ what: 'analysis of all pages, with up to 20 s before it', value: `${seconds} s` }];
}

/** How long generated pages take to be compared with each other. */
async function measureMatrix(): Promise<Row[]> {
  const startedAt = performance.now();
  await comparePages(MATRIX);
  const seconds = rounded((performance.now() - startedAt) / 1000, 1);
  return [atMost(`comparing ${MATRIX.toLocaleString('en-US')} pages`, seconds, 30, ' s')];
}

/** The processor time that the API's jobs need while nothing changes. */
async function measureIdleTime(pid: number): Promise<Row> {
  const before = readProcessorSeconds(pid);
  await new Promise((resolve) => setTimeout(resolve, 30_000));
  const share = (readProcessorSeconds(pid) - before) / 30;
  return { what: 'share of a processor while nothing happens', value: `${rounded(share * 100, 1)} %` };
}

const readPeakMegabytes = (pid: number) =>
  rounded(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** Fields 14 and 15 of the kernel's figures, in hundredths of a second. */
function readProcessorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
