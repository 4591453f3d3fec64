import type { Page } from '@playwright/test';
import { type SiteMap, walkSite } from '../../siteMap';
import { test as base, expect } from '../../test';

const test = base.extend<object, { map: SiteMap }>({
  map: [async ({ site }, use) => use(await walkSite(site.url)), { scope: 'worker' }],
});

const PARTS = 8;
/** Where an address leads that is not a page itself. */
const REDIRECTS: Record<string, string> = { '/admin': '/admin/dashboard' };
/** The workbench has its head once it runs. */
const BROWSER_ONLY = /^\/admin\//;

for (let part = 1; part <= PARTS; part++)
  test(`every page is whole, quiet and accessible (${part} of ${PARTS}) @phone`, async ({
    page,
    map,
    open,
    consented,
    problems,
    violations,
  }) => {
    await consented();
    for (const path of map.pages.filter((_, index) => index % PARTS === part - 1)) {
      await open(path);
      await scrollThrough(page);
      const headings = await page.getByRole('heading', { level: 1 }).count();
      const complaints = [
        ...(headings === 1 ? [] : [`${headings} first headings`]),
        ...(await page.evaluate(overflow)),
        ...(await violations()),
        ...problems.take(),
      ];
      expect.soft(complaints, path).toEqual([]);
    }
  });

test('every page has a head of its own', async ({ map, site }) => {
  const titles = new Map<string, string>();
  const complaints: string[] = [];
  for (const path of map.pages.filter((page) => !BROWSER_ONLY.test(page))) {
    const { html = '' } = map.answers.get(path) ?? {};
    const [title, canonical] = [titleIn(html), canonicalIn(html)];
    if (title.length < 6) complaints.push(`${path} has the title "${title}"`);
    if (metaIn(html, 'description').length < 20) complaints.push(`${path} has no description`);
    if (metaIn(html, 'robots').includes('noindex')) continue;
    if (canonical !== site.url + path && !map.pages.some((page) => site.url + page === canonical))
      complaints.push(`${path} has the canonical address "${canonical}"`);
    if (canonical !== site.url + path) continue;
    if (titles.has(title)) complaints.push(`${path} shares its title with ${titles.get(title)}`);
    titles.set(title, path);
  }
  expect(complaints).toEqual([]);
});

test('no link leads nowhere', async ({ map }) => {
  const dead = [...map.answers].filter(([path, { status, location }]) => !isAlive(path, status, location));
  expect(dead.map(([path, { status, from }]) => `${from} → ${path}: ${status}`)).toEqual([]);
  expect(map.lostAnchors).toEqual([]);
  expect(map.pages.length, 'the walk found the whole site').toBeGreaterThan(60);
});

function isAlive(path: string, status: number, location = ''): boolean {
  if (status === 200) return true;
  if (path.startsWith('/admin/')) return status === 302 && location.startsWith('/admin/login?next=');
  return REDIRECTS[path] === location;
}

/** Brings every part into view, so that what loads late has loaded, and lets movements come to rest. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.9) {
      scrollTo({ top: y, behavior: 'instant' });
      // Long enough to be painted; frames themselves may stop coming to a browser without a screen.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const fetched = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== fetched(); ) {
      before = fetched();
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.race([
      Promise.allSettled(passing.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 1500)),
    ]);
  });
}

/** What is wider than the window, if the window can be scrolled sideways at all. */
function overflow(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  return [
    `scrolls sideways: ${document.documentElement.scrollWidth} px`,
    ...wide.slice(0, 5).map(({ tagName, className }) => `${tagName} ${className}`),
  ];
}

const titleIn = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? '';
const canonicalIn = (html: string) =>
  /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0].match(/href="([^"]*)"/)?.[1] ?? '';
const metaIn = (html: string, name: string) =>
  new RegExp(`<meta[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/content="([^"]*)"/)?.[1] ?? '';
