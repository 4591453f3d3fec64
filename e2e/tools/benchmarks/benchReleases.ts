import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { copyStore } from '../../fixtures/releases/copyStore';
import { countAsGood, hostileReleases } from '../../fixtures/releases/hostileReleases';
import { crawlSite } from '../../fixtures/site/crawlSite';
import { startShell } from '../../fixtures/site/startShell';
import { PROBATION, startSite } from '../../fixtures/site/startSite';
import { printTable, rounded } from './report/printTable';
import { residentMemory } from './report/residentMemory';

const PER_SECOND = 50;
/** How long to wait after the rollback. */
const SETTLE_MS = 3_000;
const ROLLBACK_TIMEOUT_MS = 60_000;
/** A page that takes longer counts as unavailable. */
const SLOW_MS = 1_000;
const UNCACHED = 40;

/**
 * `npm run bench -- releases`: four blog releases that throw or loop, one after the other, while all pages are
 * requested continuously. Prints the responses by page and status, and how long the previous release was unavailable.
 * Before that, the cost of an uncached page and the shell's memory.
 */
export async function bench(): Promise<void> {
  const site = await startSite();
  const store = copyStore(site.dataDir);
  mkdirSync(join(store.env.DATA_DIR ?? '', 'shell'), { recursive: true });
  countAsGood(store.env.RELEASE_STORE ?? '', store.env.DATA_DIR ?? '');
  const shell = await startShell({
    ...store.env,
    ...PROBATION,
    API_ORIGIN: site.apiUrl,
    // Visitors come from many networks, each with its own limits.
    TRUST_PROXY: 'loopback',
  });
  try {
    const { pages } = await crawlSite(shell.url);
    await settle();
    await printCosts(shell.url, shell.child.pid);
    for (const [number, [what, change]] of Object.entries(hostileReleases).entries()) {
      const published = performance.now();
      store.releases.publish(`9.6.${number}`, `The Foundry, ${what}`, change);
      const load = startCounting(shell.url, pages, what);
      const rollbackCount = () =>
        shell.output().match(/"msg":"release (rolled back|rejected)"/g)?.length ?? 0;
      while (rollbackCount() <= number && performance.now() - published < ROLLBACK_TIMEOUT_MS)
        await pause(20);
      await settle();
      const { responses, unavailableUntil } = await load.stop();
      const recoveryMs = Math.max(0, unavailableUntil - published);
      console.log(
        `\na release that ${what}: the previous one is back ${rounded(recoveryMs / 1000, 1)} s after publishing`,
      );
      printTable(
        [...responses].sort().map(([key, { count, longest }]) => ({
          what: key,
          value: `${count}, slowest ${rounded(longest / 1000, 1)} s`,
        })),
      );
    }
  } finally {
    await shell.kill();
    store.clean();
    await site.stop();
  }
}

async function printCosts(url: string, pid: number | undefined) {
  const times: number[] = [];
  for (let round = 0; round < UNCACHED; round++) {
    const startedAt = performance.now();
    await (await fetch(`${url}${paths.blog}?q=word${round}`)).text();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  printTable([
    { what: 'an uncached page, median', value: `${rounded(times[UNCACHED / 2] ?? 0)} ms` },
    { what: 'memory of the shell', value: `${residentMemory(pid)} MB` },
  ]);
}

/**
 * Responses by page and status with the slowest one, and when the release's pages were last unavailable, slow or new.
 */
function startCounting(url: string, pages: string[], what: string) {
  const responses = new Map<string, { count: number; longest: number }>();
  let unavailableUntil = 0;
  const inProgress = new Set<Promise<void>>();
  let next = 0;
  const timer = setInterval(() => {
    const round = next++;
    // Every fifth request is for the blog, and every second one for an uncached page.
    const page = round % 5 ? (pages[round % pages.length] ?? '/') : paths.blog;
    const path = round % 2 ? page : `${page}?q=${round}`;
    const visitor = { 'X-Forwarded-For': `10.${(round >> 8) & 255}.${round & 255}.1` };
    const isOwn = page.startsWith(paths.blog);
    const startedAt = performance.now();
    const pending = statusOf(url + path, visitor, what).then((status) => {
      const key = `${isOwn ? 'its own pages' : 'other pages'}: ${status}`;
      const { count, longest } = responses.get(key) ?? { count: 0, longest: 0 };
      const ms = performance.now() - startedAt;
      responses.set(key, { count: count + 1, longest: Math.max(longest, ms) });
      if (isOwn && (status !== '200' || ms > SLOW_MS)) unavailableUntil = performance.now();
      inProgress.delete(pending);
    });
    inProgress.add(pending);
  }, 1_000 / PER_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(inProgress);
      return { responses, unavailableUntil };
    },
  };
}

/** The status of a response, and whether the new release rendered it. */
async function statusOf(address: string, headers: Record<string, string>, what: string): Promise<string> {
  try {
    const response = await fetch(address, { headers });
    const isNew = (await response.text()).includes(`The Foundry, ${what}`);
    return `${response.status}${isNew ? ' of the new release' : ''}`;
  } catch (error) {
    return `no response (${(error as Error).message})`;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const settle = () => pause(SETTLE_MS);
