import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { copyStore } from '../releases/copyStore';
import { countAsGood, hostileReleases } from '../releases/hostileReleases';
import { startShell } from '../shellProcess';
import { PROBATION, startSite } from '../site';
import { walkSite } from '../siteMap';
import { printTable, rounded } from './printTable';
import { rss } from './rss';

const PER_SECOND = 50;
/** Of the old release, after it answers again. */
const SETTLE_MS = 3_000;
const PATIENCE_MS = 60_000;
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
  const shell = await startShell({ ...store.env, ...PROBATION, API_ORIGIN: site.apiUrl });
  try {
    const { pages } = await walkSite(shell.url);
    await settle();
    await printCosts(shell.url, shell.child.pid);
    for (const [number, [what, change]] of Object.entries(hostileReleases).entries()) {
      const published = performance.now();
      store.releases.publish(`9.6.${number}`, `The Foundry, ${what}`, change);
      const load = startCounting(shell.url, pages);
      const known = () => shell.output().match(/"msg":"release (taken back|refused)"/g)?.length ?? 0;
      while (known() <= number && performance.now() - published < PATIENCE_MS) await pause(20);
      const away = await untilOld(shell.url, what, published);
      await settle();
      const answers = await load.stop();
      console.log(
        `\na release that ${what}: the old one answers ${rounded(away / 1000, 1)} s after it was published`,
      );
      printTable([...answers].sort().map(([answer, count]) => ({ what: answer, value: String(count) })));
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
    { what: 'memory of the shell', value: `${rss(pid)} MB` },
  ]);
}

/** Answers by page and status, each of so many a second. */
function startCounting(url: string, pages: string[]) {
  const counts = new Map<string, number>();
  const underway = new Set<Promise<void>>();
  let next = 0;
  const timer = setInterval(() => {
    const turn = next++;
    // Every fifth asks for the blog; half of all ask for what is not kept.
    const page = turn % 5 ? (pages[turn % pages.length] ?? '/') : paths.blog;
    const path = turn % 2 ? page : `${page}?q=${turn}`;
    const place = page.startsWith(paths.blog) ? 'its own pages' : 'other pages';
    const asked = fetch(url + path)
      .then(async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      })
      .catch((error: Error) => `no answer (${error.message})`)
      .then((status) => void counts.set(`${place}: ${status}`, (counts.get(`${place}: ${status}`) ?? 0) + 1))
      .finally(() => void underway.delete(asked));
    underway.add(asked);
  }, 1_000 / PER_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underway);
      return counts;
    },
  };
}

async function untilOld(url: string, what: string, since: number): Promise<number> {
  for (;;) {
    const answer = await fetch(url + paths.blog);
    if (answer.status === 200 && !(await answer.text()).includes(what)) return performance.now() - since;
    await pause(50);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const settle = () => pause(SETTLE_MS);
