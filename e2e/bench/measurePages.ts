import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../browser';
import { type Feel, feelOnPhone } from './feelOnPhone';
import { atMost, type Row, rounded } from './printTable';
import { serveStaticCopies } from './serveStaticCopies';

const RUNS = 5;

/** What a visitor on a middling phone feels, beside the same pages as plain files. */
export async function measurePages(url: string, program: string): Promise<Row[]> {
  const post = ((await (await fetch(`${url}/api/blog/posts`)).json()) as { slug: string }[])[0]?.slug;
  const pages = { home: '/', blog: '/blog', post: `/blog/${post}`, 'sign-in': '/admin/login' };
  const copies = await serveStaticCopies(url, [pages.home, pages.blog, pages.post]);
  const browser = await chromium.launch({ executablePath: program, args: BROWSER_FLAGS });
  const runs = new Map<string, Feel[]>();
  const addresses = Object.entries(pages).flatMap(([name, path]) => [
    [name, url + path] as const,
    ...(name === 'sign-in' ? [] : [[`${name} static`, copies.url + path] as const]),
  ]);
  // Taken in turn, so that a busy machine slows all alike.
  for (let run = 0; run < RUNS; run++)
    for (const [name, address] of addresses)
      runs.set(name, [...(runs.get(name) ?? []), await feelOnPhone(browser, address)]);
  await browser.close();
  copies.close();
  return Object.keys(pages).flatMap((name) =>
    rowsOf(
      name,
      medians(runs.get(name) ?? []),
      runs.has(`${name} static`) ? medians(runs.get(`${name} static`) ?? []) : undefined,
    ),
  );
}

function rowsOf(name: string, page: Feel, plain: Feel | undefined): Row[] {
  const scripts = name === 'sign-in' ? 220 : name === 'home' ? 150 : 170;
  return [
    { what: `phone ${name}: FCP / LCP`, value: `${page.fcp} / ${page.lcp} ms` },
    ...(plain
      ? [
          { what: `phone ${name}: static copy FCP / LCP`, value: `${plain.fcp} / ${plain.lcp} ms` },
          atMost(`phone ${name}: FCP to static`, rounded(page.fcp / plain.fcp, 2), 1.5, ' ×'),
          atMost(`phone ${name}: LCP to static`, rounded(page.lcp / plain.lcp, 2), 1.5, ' ×'),
        ]
      : []),
    ...(name === 'home'
      ? budgetedAtHome(page)
      : [
          {
            what: `phone ${name}: TBT / longest task / CLS`,
            value: `${page.tbt} ms / ${page.longest} ms / ${page.cls}`,
          },
        ]),
    atMost(`phone ${name}: JS, brotli`, page.scripts, scripts, ' KiB'),
    { what: `phone ${name}: all bytes / requests`, value: `${page.bytes} KiB / ${page.requests}` },
  ];
}

const budgetedAtHome = (page: Feel): Row[] => [
  atMost('phone home: TBT', page.tbt, 150, ' ms'),
  atMost('phone home: longest task', page.longest, 100, ' ms'),
  atMost('phone home: CLS', page.cls, 0.02),
  atMost('phone home: all bytes', page.bytes, 320, ' KiB'),
  atMost('phone home: requests', page.requests, 25),
];

function medians(feels: Feel[]): Feel {
  const median = (name: keyof Feel) => {
    const sorted = feels.map((feel) => feel[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  const names: (keyof Feel)[] = ['fcp', 'lcp', 'tbt', 'longest', 'cls', 'scripts', 'bytes', 'requests'];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as unknown as Feel;
}
