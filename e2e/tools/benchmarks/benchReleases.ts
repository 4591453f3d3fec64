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
/** Of the old release, after the new one was taken back. */
const SETTLE_MS = 3_000;
const PATIENCE_MS = 60_000;
/** A page that takes longer counts as away. */
const SLOW_MS = 1_000;
const UNCACHED = 40;

/**
 * `npm run bench -- releases`: four releases of the blog that throw or loop, one after the other, while all pages are
 * asked for so many times a second: what was answered by page and status, and how long the old release was away.
 * Before that what an uncached page costs, and the memory of the shell.
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
    // Visitors come from many networks, of which each has its limits.
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
      const known = () => shell.output().match(/"msg":"release (taken back|refused)"/g)?.length ?? 0;
      while (known() <= number && performance.now() - published < PATIENCE_MS) await pause(20);
      await settle();
      const { answers, goneUntil } = await load.stop();
      const back = Math.max(0, goneUntil - published);
      console.log(
        `\na release that ${what}: the old one answers for good ${rounded(back / 1000, 1)} s after it was published`,
      );
      printTable(
        [...answers].sort().map(([answer, { count, longest }]) => ({
          what: answer,
          value: `${count}, the slowest in ${rounded(longest / 1000, 1)} s`,
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
  for (let turn = 0; turn < UNCACHED; turn++) {
    const began = performance.now();
    await (await fetch(`${url}${paths.blog}?q=word${turn}`)).text();
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  printTable([
    { what: 'an uncached page, median', value: `${rounded(times[UNCACHED / 2] ?? 0)} ms` },
    { what: 'memory of the shell', value: `${residentMemory(pid)} MB` },
  ]);
}

/** Answers by page and status with the longest wait, and when the release's pages were last away, slow or new. */
function startCounting(url: string, pages: string[], what: string) {
  const answers = new Map<string, { count: number; longest: number }>();
  let goneUntil = 0;
  const underway = new Set<Promise<void>>();
  let next = 0;
  const timer = setInterval(() => {
    const turn = next++;
    // Every fifth asks for the blog; half of all ask for what is not kept.
    const page = turn % 5 ? (pages[turn % pages.length] ?? '/') : paths.blog;
    const path = turn % 2 ? page : `${page}?q=${turn}`;
    const visitor = { 'X-Forwarded-For': `10.${(turn >> 8) & 255}.${turn & 255}.1` };
    const isOwn = page.startsWith(paths.blog);
    const began = performance.now();
    const asked = statusOf(url + path, visitor, what).then((status) => {
      const answer = `${isOwn ? 'its own pages' : 'other pages'}: ${status}`;
      const { count, longest } = answers.get(answer) ?? { count: 0, longest: 0 };
      const ms = performance.now() - began;
      answers.set(answer, { count: count + 1, longest: Math.max(longest, ms) });
      if (isOwn && (status !== '200' || ms > SLOW_MS)) goneUntil = performance.now();
      underway.delete(asked);
    });
    underway.add(asked);
  }, 1_000 / PER_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underway);
      return { answers, goneUntil };
    },
  };
}

/** The status of an answer, and whether it took the new release to make it. */
async function statusOf(address: string, headers: Record<string, string>, what: string): Promise<string> {
  try {
    const answer = await fetch(address, { headers });
    const isNew = (await answer.text()).includes(`The Foundry, ${what}`);
    return `${answer.status}${isNew ? ' of the new release' : ''}`;
  } catch (error) {
    return `no answer (${(error as Error).message})`;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const settle = () => pause(SETTLE_MS);
