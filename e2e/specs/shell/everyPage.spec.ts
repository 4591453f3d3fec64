import { findBannedPhrases } from '@site/shell/build/checks/publicTexts';
import { paths } from '@site/shell/paths';
import { blocksIn, readabilityOf } from '../../fixtures/content/readability';
import type { SiteCrawl } from '../../fixtures/site/crawlSite';
import { expect, siteTest as test } from '../../fixtures/siteTest';

// In one worker, which walks through the site once.
test.describe.configure({ mode: 'default' });

/** The target of a URL that is not a page itself. */
const REDIRECTS: Record<string, string> = { '/admin': '/admin/dashboard' };
/** The workbench sets its head in the browser. */
const BROWSER_ONLY = /^\/admin\//;

test('every page has a head of its own', async ({ map, site }) => {
  const titles = new Map<string, string>();
  const complaints: string[] = [];
  for (const path of map.pages.filter((page) => !BROWSER_ONLY.test(page))) {
    const { html = '' } = map.answers.get(path) ?? {};
    const [title, canonical] = [titleIn(html), canonicalIn(html)];
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings !== 1) complaints.push(`${path} has ${headings} first headings`);
    for (const data of structuredDataIn(html))
      if (!isStructuredData(data)) complaints.push(`${path} has unreadable JSON-LD`);
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

test('no page says a banned phrase', async ({ map }) => {
  const found = publicPages(map).flatMap(({ path, html }) =>
    blocksIn(html).flatMap((block) =>
      findBannedPhrases(block).map((phrase) => `${path}: ${phrase} (${block})`),
    ),
  );
  expect(found).toEqual([]);
});

test('every marketing page can be read after nine years of school', async ({ map }) => {
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

const titleIn = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? '';
const canonicalIn = (html: string) =>
  /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0].match(/href="([^"]*)"/)?.[1] ?? '';
const metaIn = (html: string, name: string) =>
  new RegExp(`<meta[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/content="([^"]*)"/)?.[1] ?? '';
const structuredDataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, data = '']) => data,
  );

function isStructuredData(text: string): boolean {
  try {
    return [JSON.parse(text)]
      .flat()
      .every((data) => data['@context'] === 'https://schema.org' && data['@type']);
  } catch {
    return false;
  }
}
