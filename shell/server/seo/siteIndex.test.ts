import type { AddressInfo } from 'node:net';
import type { PublishedSitemap } from '@site/api/seo/sitemap/contract';
import { exampleSite } from '@site/api/siteData/example';
import express from 'express';
import { paginatePages, type SitePage } from '../../kit/pages';
import type { SitePages } from '../releases/SitePages';
import { siteIndex } from './siteIndex';

const page = (number: number): SitePage => ({ path: `/${number}`, label: `Page ${number}`, group: 'All' });
const five = [1, 2, 3, 4, 5].map(page);
const ORIGIN = 'https://site.example';

test('a result page contains a limited number of pages, group by group', () => {
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map(page) as [SitePage, ...SitePage[]];
  const pages = [one, { ...two!, group: 'Others' }, three!, four!, five!];
  const results = [1, 2, 3].map((number) => paginatePages(pages, number, 2));
  expect(results.map((result) => result?.pages.map(({ path }) => path))).toEqual([
    ['/1', '/3'],
    ['/4', '/5'],
    ['/2'],
  ]);
  expect(results[2]).toMatchObject({ page: 3, pageCount: 3 });
  expect(paginatePages(pages, 4, 2)).toBeUndefined();
  expect(paginatePages([], 1)).toEqual({ pages: [], page: 1, pageCount: 1 });
});

describe('over HTTP', () => {
  const pages = { current: five, hidden: ['/token/'] };
  const sitemap: { current: PublishedSitemap } = { current: { origin: '', entries: [] } };
  const site = { current: exampleSite() };
  const search = {
    current: async () => ({ text: '{"entries":[],"isAll":false}' }),
    older: (words: string) => [{ path: '/old', group: 'All', title: words }],
  };
  const app = express().use(siteIndex({ pages: pages as SitePages, site, sitemap, search, origin: ORIGIN }));
  let url: string;
  let server: ReturnType<typeof app.listen>;
  beforeAll(async () => {
    server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('serves the page lists and follows their changes', async () => {
    expect(await (await fetch(`${url}/pages.json`)).json()).toEqual(five);
    const first = await fetch(`${url}/sitemap.xml`);
    expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const conditional = { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } };
    expect((await fetch(`${url}/sitemap.xml`, conditional)).status).toBe(304);
    pages.current = [...five, page(6)];
    const changed = await fetch(`${url}/sitemap.xml`, conditional);
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('<loc>https://site.example/6</loc>');
    expect((await fetch(`${url}/sitemap-1.xml`)).status).toBe(404);
  });

  test('serves the result of the last run, without pages that are gone', async () => {
    const read = async () => (await fetch(`${url}/sitemap.xml`)).text();
    const entries = [{ path: '/1', changedAt: '2026-03-02T15:00:00.000Z' }, { path: '/gone' }];
    sitemap.current = { origin: 'https://other.example', entries };
    expect(await read()).toContain(`${ORIGIN}/2</loc>`);
    sitemap.current = { origin: ORIGIN, entries };
    const text = await read();
    expect(text.match(/<loc>[^<]+/g)).toEqual([`<loc>${ORIGIN}/1`]);
    expect(text).toContain('<lastmod>2026-03-02T15:00:00.000Z</lastmod>');
    sitemap.current = { origin: '', entries: [] };
  });

  test('serves the pages in result pages', async () => {
    const fetchPage = (number: string) => fetch(`${url}/pages.json?page=${number}`);
    expect(await (await fetchPage('1')).json()).toEqual({ pages: pages.current, page: 1, pageCount: 1 });
    for (const number of ['0', '2', '-1', 'x', '1&page=2'])
      expect((await fetchPage(number)).status).toBe(404);
  });

  test('returns which of the given paths are pages', async () => {
    const at = async (query: string) =>
      (await (await fetch(`${url}/pages.json?${query}`)).json()).map(({ path }: SitePage) => path);
    expect(await at('path=/2&path=/none&path=/1')).toEqual(['/2', '/1']);
    expect(await at('path=')).toEqual([]);
    expect(await at(`${'path=/none&'.repeat(20)}path=/1`)).toEqual([]);
  });

  test('finds older pages by a search text of limited length', async () => {
    const older = async (query: string) => (await fetch(`${url}/search-older.json${query}`)).json();
    expect(await older('?q=a%20note')).toEqual([{ path: '/old', group: 'All', title: 'a note' }]);
    expect((await older(`?q=${'x'.repeat(5000)}`))[0].title).toHaveLength(100);
    expect((await fetch(`${url}/search-older.json?q[a]=1`)).status).toBe(200);
    expect((await fetch(`${url}/search-older.json`)).status).toBe(200);
  });

  test('disallows private paths in robots.txt', async () => {
    const lines = (await (await fetch(`${url}/robots.txt`)).text()).split('\n');
    for (const path of ['/admin', '/api/', '/token/']) expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /');
  });

  test('follows the crawler settings', async () => {
    const key = '0123456789abcdef'.repeat(2);
    const read = async (path: string) => {
      const response = await fetch(url + path);
      return { status: response.status, text: await response.text() };
    };
    for (const path of ['/llms.txt', `/${key}.txt`, '/.txt']) expect((await read(path)).status).toBe(404);
    site.current = exampleSite({
      settings: { name: 'A [firm]' },
      crawlers: {
        allowsAiTraining: false,
        allowsAiAnswers: true,
        robotsRules:
          'User-agent: *\nDisallow: /landing/partners\n\nuser-agent: AhrefsBot # SEO\nDisallow: /blog',
        hasLlmsFile: true,
        indexNowKey: key,
      },
    });
    pages.current = [page(1), { path: '/a(b)', label: 'Two\n# Three', group: 'More' }];
    const groups = (await read('/robots.txt')).text.split('\n\n');
    expect(groups).toHaveLength(5);
    expect(groups[0]).toMatch(/^User-agent: \*\nUser-agent: AhrefsBot\n.*Disallow: \/token\/$/s);
    expect(groups[1]).toContain('User-agent: GPTBot');
    expect(groups[1]).not.toContain('OAI-SearchBot');
    expect(groups[1]).toMatch(/\nDisallow: \/$/);
    expect(groups.slice(2, 4).join('\n\n')).toBe(site.current.crawlers.robotsRules);
    expect(await read('/llms.txt')).toEqual({
      status: 200,
      text: `# A firm\n\n## All\n\n- [Page 1](${ORIGIN}/1)\n\n## More\n\n- [Two # Three](${ORIGIN}/a%28b%29)\n`,
    });
    expect(await read(`/${key}.txt`)).toEqual({ status: 200, text: key });
    expect((await read(`/${key.replace('0', '1')}.txt`)).status).toBe(404);
  });
});
