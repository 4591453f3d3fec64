import type { Page } from '@playwright/test';
import { readStructuredData } from '@site/api/testing';
import { findBannedPhrases } from '@site/shell/build/checks/publicTexts';
import { cities, industries, industryServices, paths, services, tools } from '@site/shell/paths';
import { blocksIn, readabilityOf } from '../../fixtures/content/readability';
import type { SiteCrawl } from '../../fixtures/site/crawlSite';
import { expect, siteTest as test } from '../../fixtures/siteTest';
import { test as pageTest } from '../../fixtures/test';

// In one worker, which walks through the site once.
test.describe.configure({ mode: 'default' });

const NAMED = [
  ...services.map(({ slug, label }) => ({ path: paths.service(slug), name: label })),
  ...industryServices.map(({ slug, label }) => ({ path: paths.industryService(slug), name: label })),
  ...industries.map(({ slug, label }) => ({ path: paths.industry(slug), name: label })),
  ...cities.map(({ slug, label }) => ({ path: paths.city(slug), name: label })),
];
/** A tool has a question as heading and its name as title. */
const INSTRUMENTS = tools.map(({ slug, label }) => ({ path: paths.tool(slug), name: label }));
const INDEXES = [paths.home, paths.services, paths.industries, paths.tools, paths.sitemap, paths.faq];

/** The label describes the action, not the page. */
const ACTION =
  /^(Learn more( about .+)?|Test a password|Check a message|See how it works|How the packages work)$/;

interface Read {
  path: string;
  heading: string;
  title: string;
  trail: string;
  words: string;
  links: { to: string; name: string }[];
}

/** The target of a URL that is not a page itself. */
const REDIRECTS: Record<string, string> = { '/admin': '/admin/dashboard' };
/** The workbench sets its head in the browser. */
const BROWSER_ONLY = /^\/admin\//;

test('every page has a unique head', async ({ map, site }) => {
  const titles = new Map<string, string>();
  const complaints: string[] = [];
  for (const path of map.pages.filter((page) => !BROWSER_ONLY.test(page))) {
    const { html = '' } = map.answers.get(path) ?? {};
    const [title, canonical] = [titleIn(html), canonicalIn(html)];
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings !== 1) complaints.push(`${path} has ${headings} first headings`);
    for (const error of readStructuredData(structuredDataIn(html)).errors)
      complaints.push(`${path} has structured data with an error: ${error}`);
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

test('no page contains a banned phrase', async ({ map }) => {
  const found = publicPages(map).flatMap(({ path, html }) =>
    blocksIn(html).flatMap((block) =>
      findBannedPhrases(block).map((phrase) => `${path}: ${phrase} (${block})`),
    ),
  );
  expect(found).toEqual([]);
});

test('every marketing page has a reading grade of at most nine', async ({ map }) => {
  const rows = publicPages(map)
    .filter(({ path }) => !LISTS.has(path))
    .map(({ path, html }) => ({ path, ...readabilityOf(blocksIn(html)) }))
    .filter(({ words }) => words >= FEWEST_WORDS)
    .toSorted((one, other) => other.grade - one.grade);
  console.info(
    rows.map(({ path, grade, words }) => `${grade.toFixed(1)}  ${words} words  ${path}`).join('\n'),
  );
  expect(rows.length, 'the walk found the marketing pages').toBeGreaterThan(50);
  expect(rows.filter(({ grade }) => grade > HIGHEST_GRADE)).toEqual([]);
});

/** Pages that list others. */
const LISTS = new Set<string>([paths.sitemap]);
const HIGHEST_GRADE = 9;
/** A grade of fewer words is unreliable. */
const FEWEST_WORDS = 60;

const publicPages = ({ pages, answers }: SiteCrawl) =>
  pages
    .filter((path) => !BROWSER_ONLY.test(path))
    .map((path) => ({ path, html: answers.get(path)?.html ?? '' }));

test('no link is broken', async ({ map }) => {
  const dead = [...map.answers].filter(([path, { status, location }]) => !isAlive(path, status, location));
  expect(dead.map(([path, { status, from }]) => `${from} → ${path}: ${status}`)).toEqual([]);
  expect(map.lostAnchors).toEqual([]);
  expect(map.pages.length, 'the walk found the whole site').toBeGreaterThan(60);
});

test('the sitemap lists existing pages only', async ({ map, request, site }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed).toContain(site.url + paths.contact);
  for (const address of listed) {
    // What other tests publish was not there yet during the walk.
    const status =
      map.answers.get(address.slice(site.url.length))?.status ??
      (await fetch(address, { redirect: 'manual' })).status;
    expect.soft(status, address).toBe(200);
  }
});

pageTest(
  'a page has one name everywhere, and none makes unconfirmed claims about the firm',
  async ({ page, map }) => {
    const read = await parsePages(page, map, [...NAMED.map(({ path }) => path), ...INDEXES]);
    const pages = await parsePages(
      page,
      map,
      INSTRUMENTS.map(({ path }) => path),
    );
    const rest = await parsePages(page, map, [
      paths.about,
      paths.contact,
      paths.bookings,
      '/its-legal-austin-texas',
      paths.unsubscribe('a-token-nobody-has'),
    ]);
    const names = new Map([...NAMED, ...INSTRUMENTS].map(({ path, name }) => [path, name]));
    const questions = new Map(pages.map(({ path, heading }) => [path, heading]));
    for (const { path, heading, title, trail } of read) {
      const name = names.get(path);
      if (name === undefined) continue;
      expect.soft(heading.toLowerCase(), path).toContain(name.toLowerCase());
      expect.soft(title, path).toContain(heading);
      expect.soft(trail, path).toBe(name);
    }
    for (const { path, title } of pages)
      expect.soft(title.toLowerCase(), path).toContain(names.get(path)?.toLowerCase());
    const links = [...read, ...pages].flatMap(({ path, links }) =>
      links.map((link) => ({ ...link, from: path })),
    );
    const others = links.filter(
      ({ to, name }) =>
        names.has(to) && ![names.get(to), questions.get(to)].includes(name) && !ACTION.test(name),
    );
    expect.soft(others.map(({ from, to, name }) => `${from} calls ${to} “${name}”`)).toEqual([]);
    const claims = [...read, ...pages, ...rest].flatMap(({ path, words }) =>
      [...words.matchAll(CLAIMS)].map(([claim]) => `${path}: ${claim}`),
    );
    expect(claims).toEqual([]);
  },
);

/** Author, response time, experience, certifications and results. */
const CLAIMS =
  /(a person|somebody|someone) (will (read|answer|see to)|reads? it|answers)\b|someone who can answer|from the inside|\d+ years of|our (certified|award|clients tell us)|(we|our \w+) guarantees?\b|money back|restore-tested|within \d+ (minutes|hours)|round the clock|always (there|available)|never (fails?|loses?)/gi;

function isAlive(path: string, status: number, location = ''): boolean {
  if (status === 200) return true;
  if (path.startsWith('/admin/')) return status === 302 && location.startsWith('/admin/login?next=');
  return REDIRECTS[path] === location;
}

const titleIn = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? '';
const canonicalIn = (html: string) =>
  /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0].match(/href="([^"]*)"/)?.[1] ?? '';
const metaIn = (html: string, name: string) =>
  new RegExp(`<meta[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/content="([^"]*)"/)?.[1] ?? '';
const structuredDataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, data = '']) => data,
  );

/** Reads pages as the server writes them. */
async function parsePages(page: Page, { answers }: SiteCrawl, addresses: string[]): Promise<Read[]> {
  const read: Read[] = [];
  for (const path of addresses) {
    const { html = '' } = answers.get(path) ?? {};
    expect(html, `${path} was found`).toBeTruthy();
    read.push({ path, ...(await page.evaluate(parse, html)) });
  }
  return read;
}

/** Runs in the browser, which knows HTML; on its empty page, which has no policy that the parsed one could break. */
function parse(text: string): Omit<Read, 'path'> {
  const html = new DOMParser().parseFromString(text, 'text/html');
  const textOf = (element: Element | null | undefined) =>
    element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const data = textOf(html.querySelector('script[type="application/ld+json"]'));
  const trail = [JSON.parse(data || '[]')]
    .flat()
    .find((each: { '@type': string }) => each['@type'] === 'BreadcrumbList');
  return {
    heading: textOf(html.querySelector('h1')),
    title: html.title,
    trail: trail?.itemListElement.at(-1).name ?? '',
    words: textOf(html.querySelector('main')),
    links: [...html.querySelectorAll('a[href]')].map((link) => ({
      to: link.getAttribute('href') ?? '',
      name: link.getAttribute('aria-label') ?? textOf(link.querySelector('h2, h3, b') ?? link),
    })),
  };
}
