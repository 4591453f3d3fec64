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

/** What a visitor on a middling phone feels, beside a plain page and the site's own home page without scripts. */
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
  // Taken in turn, so that a busy machine slows all alike.
  for (let run = 0; run < RUNS; run++)
    for (const [name, address] of Object.entries(addresses))
      runs.set(name, [
        ...(runs.get(name) ?? []),
        await measurePageLoad(browser, address, `${copies.elsewhere}/plain`, slower),
      ]);
  await browser.close();
  copies.close();
  const feels = new Map([...runs].map(([name, feels]) => [name, medians(feels)]));
  return [
    { what: 'phone: fixed loop here / slow-down', value: `${rounded(loopMs)} ms / ${rounded(slower, 2)} ×` },
    ...[...feels].flatMap(([name, feel]) => rowsOf(name, feel, feels.get(PLAIN)?.fcp ?? Number.NaN)),
  ];
}

/** One page of every kind. */
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

/** `plain` is when the plain page paints. */
function rowsOf(name: string, feel: PageLoadMetrics, plain: number): Row[] {
  const times = { what: `phone ${name}: FCP / LCP`, value: `${feel.fcp} / ${feel.lcp} ms` };
  const isSite = ![PLAIN, 'home without scripts'].includes(name);
  const weight = {
    what: `phone ${name}: all bytes / requests`,
    value: `${feel.bytes} KiB / ${feel.requests}`,
  };
  if (!isSite) return [times, { what: `phone ${name}: TBT`, value: `${feel.tbt} ms` }, weight];
  const isPublic = name !== 'sign-in';
  return [
    times,
    atMost(`phone ${name}: FCP to plain page`, rounded(feel.fcp / plain, 2), isPublic ? 1.5 : 2.5, ' ×'),
    atMost(`phone ${name}: TBT`, feel.tbt, isPublic ? 60 : 200, ' ms'),
    atMost(`phone ${name}: longest task`, feel.longest, isPublic ? 80 : 200, ' ms'),
    atMost(`phone ${name}: CLS`, feel.cls, 0.02),
    atMost(`phone ${name}: JS, brotli`, feel.scripts, name === 'home' ? 135 : isPublic ? 145 : 220, ' KiB'),
    ...(name === 'home'
      ? [
          atMost('phone home: all bytes', feel.bytes, 320, ' KiB'),
          atMost('phone home: requests', feel.requests, 25),
        ]
      : [weight]),
  ];
}

function medians(feels: PageLoadMetrics[]): PageLoadMetrics {
  const median = (name: keyof PageLoadMetrics) => {
    const sorted = feels.map((feel) => feel[name]).sort((a, b) => a - b);
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
