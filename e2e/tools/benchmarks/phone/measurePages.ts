import { chromium } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { browserOptions } from '../../../fixtures/browser/browserOptions';
import { atMost, type Row, rounded } from '../report/printTable';
import { calibrateCpu } from './calibrateCpu';
import { measurePageLoad, type PageLoadMetrics } from './measurePageLoad';
import { plainPage } from './plainPage';
import { serveStaticCopies } from './serveStaticCopies';

const RUNS = 5;
const PLAIN = 'plain page';

/** Page load metrics on a mid-range phone, compared with a plain page and the home page without scripts. */
export async function measurePages(url: string): Promise<Row[]> {
  const copies = await serveStaticCopies(url, [paths.home], { '/plain': plainPage });
  const browser = await chromium.launch(browserOptions());
  const { loopMs, slower } = await calibrateCpu(browser);
  const addresses = {
    [PLAIN]: `${copies.url}/plain`,
    'home without scripts': copies.url + paths.home,
    ...(await pagesOf(url)),
  };
  const runs = new Map<string, PageLoadMetrics[]>();
  // Alternating, so that a busy machine slows all pages down alike.
  for (let run = 0; run < RUNS; run++)
    for (const [name, address] of Object.entries(addresses))
      runs.set(name, [
        ...(runs.get(name) ?? []),
        await measurePageLoad(browser, address, `${copies.elsewhere}/plain`, slower),
      ]);
  await browser.close();
  copies.close();
  const metrics = new Map([...runs].map(([name, metrics]) => [name, medians(metrics)]));
  return [
    { what: 'phone: fixed loop here / slow-down', value: `${rounded(loopMs)} ms / ${rounded(slower, 2)} ×` },
    ...[...metrics].flatMap(([name, page]) => rowsOf(name, page, metrics.get(PLAIN)?.fcp ?? Number.NaN)),
  ];
}

/** One page of each kind. */
async function pagesOf(url: string): Promise<Record<string, string>> {
  const [post] = (await (await fetch(`${url}/api/blog/posts`)).json()) as { slug: string }[];
  const pages = {
    home: paths.home,
    blog: paths.blog,
    post: paths.post(post?.slug ?? ''),
    service: paths.service('service-desk'),
    city: paths.city('round-rock'),
    'password tool': paths.tool('password-strength'),
    contact: paths.contact,
    'sign-in': paths.admin.login,
  };
  return Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, url + path]));
}

/** `plain` is the first paint of the plain page. */
function rowsOf(name: string, page: PageLoadMetrics, plain: number): Row[] {
  const times = { what: `phone ${name}: FCP / LCP`, value: `${page.fcp} / ${page.lcp} ms` };
  const isSite = ![PLAIN, 'home without scripts'].includes(name);
  const weight = {
    what: `phone ${name}: all bytes / requests`,
    value: `${page.bytes} KiB / ${page.requests}`,
  };
  if (!isSite) return [times, { what: `phone ${name}: TBT`, value: `${page.tbt} ms` }, weight];
  const isPublic = name !== 'sign-in';
  return [
    times,
    atMost(`phone ${name}: FCP to plain page`, rounded(page.fcp / plain, 2), isPublic ? 1.5 : 2.5, ' ×'),
    atMost(`phone ${name}: TBT`, page.tbt, isPublic ? 60 : 200, ' ms'),
    atMost(`phone ${name}: longest task`, page.longest, isPublic ? 80 : 200, ' ms'),
    atMost(`phone ${name}: CLS`, page.cls, 0.02),
    atMost(`phone ${name}: JS, brotli`, page.scripts, name === 'home' ? 135 : isPublic ? 145 : 220, ' KiB'),
    ...(name === 'home'
      ? [
          atMost('phone home: all bytes', page.bytes, 320, ' KiB'),
          atMost('phone home: requests', page.requests, 25),
        ]
      : [weight]),
  ];
}

function medians(metrics: PageLoadMetrics[]): PageLoadMetrics {
  const median = (name: keyof PageLoadMetrics) => {
    const sorted = metrics.map((page) => page[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  const names: (keyof PageLoadMetrics)[] = [
    'fcp',
    'lcp',
    'tbt',
    'longest',
    'cls',
    'scripts',
    'bytes',
    'requests',
  ];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as unknown as PageLoadMetrics;
}
