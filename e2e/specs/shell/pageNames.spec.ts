import type { Page } from '@playwright/test';
import { cities, industries, industryServices, paths, services, tools } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

const NAMED = [
  ...services.map(({ slug, label }) => ({ path: paths.service(slug), name: label })),
  ...industryServices.map(({ slug, label }) => ({ path: paths.industryService(slug), name: label })),
  ...industries.map(({ slug, label }) => ({ path: paths.industry(slug), name: label })),
  ...cities.map(({ slug, label }) => ({ path: paths.city(slug), name: label })),
];
/** A tool has a question as heading and its name as title. */
const INSTRUMENTS = tools.map(({ slug, label }) => ({ path: paths.tool(slug), name: label }));
const LISTS = [paths.home, paths.services, paths.industries, paths.tools, paths.sitemap, paths.faq];

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

test('a page has one name: in its heading, its title, its trail and wherever a list leads to it', async ({
  page,
}) => {
  const read = await readPages(page, [...NAMED.map(({ path }) => path), ...LISTS]);
  const pages = await readPages(
    page,
    INSTRUMENTS.map(({ path }) => path),
  );
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
  expect(others.map(({ from, to, name }) => `${from} calls ${to} “${name}”`)).toEqual([]);
});

test('no page makes unconfirmed claims about the firm', async ({ page }) => {
  const named = [...NAMED, ...INSTRUMENTS].map(({ path }) => path);
  const addresses = [...named, ...LISTS, paths.about, paths.contact, paths.bookings];
  const read = await readPages(page, [...addresses, '/its-legal-austin-texas', paths.unsubscribe('x')]);
  const claims = read.flatMap(({ path, words }) =>
    [...words.matchAll(CLAIMS)].map(([claim]) => `${path}: ${claim}`),
  );
  expect(claims).toEqual([]);
});

/** Author, response time, experience, certifications and results. */
const CLAIMS =
  /(a person|somebody|someone) (will (read|answer|see to)|reads? it|answers)\b|someone who can answer|from the inside|\d+ years of|our (certified|award|clients tell us)|(we|our \w+) guarantees?\b|money back|restore-tested|within \d+ (minutes|hours)|round the clock|always (there|available)|never (fails?|loses?)/gi;

/** Reads pages as the server writes them. */
async function readPages(page: Page, addresses: string[]): Promise<Read[]> {
  const read: Read[] = [];
  for (const path of addresses) {
    const html = await (await page.request.get(path)).text();
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
