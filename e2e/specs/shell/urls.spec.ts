import { createHash } from 'node:crypto';
import { type RawResponse, sendRawRequest } from '../../fixtures/requests/sendRawRequest';
import { siteTest } from '../../fixtures/siteTest';
import { expect, test } from '../../fixtures/test';

/** Targets that no browser sends, or that two programs would read in two ways. */
const MALFORMED = [
  '//x/about',
  '//evil.example',
  '//evil.example/..',
  '///',
  '/about//',
  '/a//b',
  '//admin/leads',
  '/insights//evil.example',
  '/insights//evil.example/',
  '/solutions//austin-texas/x',
  '/blog//x',
  '/\\evil.example',
  '\\\\evil.example',
  '/insights/\\evil.example',
  '/a\\..\\b',
  '/%5Cevil.example',
  '/..',
  '/../about',
  '/about/../nope',
  '/./about',
  '/%2e%2e/about',
  '/a/.%2E/about',
  '/about/%2e',
  '/%2fevil.example',
  '/about%2f..',
  '/a%2F%2Fevil.example',
  '/assets/..%2fentry.json',
  '/%E0%A4%A',
  '/%',
  '/%zz',
  '/%ff',
  '/%c0%ae%c0%ae/x',
  '/blog/%E0%A4%A',
  '/api/%E0%A4%A',
  '/%00',
  '/about%00',
  '/a%0d%0aSet-Cookie:x=1',
  '/%0a/evil.example',
  '/%09',
  '/%7f',
  '/%C2%85',
  '/é',
  '/about#x',
  '/about?a#b',
  '*',
  'http://',
  'ftp://evil.example/about',
  'about',
  `/${'a'.repeat(5_000)}`,
  'http://[',
  'http://[::1',
  'https://evil.example//about',
  '/assets/%',
  '/remotes/%2e%2e/x',
];

/** Well-formed addresses of no page: each gets the one not-found page. */
const LOST = [
  '/nope/',
  '/blog/nope',
  '/services/nope',
  '/a/b/c',
  '/About',
  '/BLOG',
  '/ASSESSMENTS/BusinessTechCheck',
  '/%3Cscript%3Ealert(1)',
  '/%22onload=%22x',
  '/%F0%9F%98%80',
  '/%E2%80%AE',
  '/constructor',
  '/__proto__',
  '/toString',
  '/a;b',
  '/@evil.example',
  '/:slug',
  '/*',
  '/%3F',
  '/%23',
  '/...',
  'http://evil.example/nope',
  '/nope?x=<script>&y=%00',
  '/nope?/../about',
  '/.env',
  '/.git/config',
];

const seen = ({ status, headers, body }: RawResponse) => ({
  status,
  etag: headers.get('etag'),
  policy: headers.get('content-security-policy'),
  bytes: createHash('sha256').update(body).digest('hex'),
});

const look = (url: string) =>
  Promise.all(['/nope', '/about'].map(async (path) => seen(await sendRawRequest(url, path))));

siteTest('malformed targets are rejected, redirect nowhere and change no cached page', async ({ site }) => {
  const before = await look(site.url);
  expect(before.map(({ status }) => status)).toEqual([404, 200]);
  for (const target of MALFORMED) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await sendRawRequest(site.url, target, {}, method);
      expect.soft([400, 404], `${method} ${target}`).toContain(answer.status);
      expect.soft(answer.headers.get('location'), target).toBeUndefined();
      expect.soft(answer.headers.get('set-cookie'), target).toBeUndefined();
    }
    expect.soft(await look(site.url), `after ${target}`).toEqual(before);
  }
});

siteTest('every missing page gets the same bytes', async ({ site }) => {
  const [nope, about] = await look(site.url);
  for (const target of LOST) {
    expect.soft(seen(await sendRawRequest(site.url, target)), target).toEqual(nope);
    expect.soft(await look(site.url), `after ${target}`).toEqual([nope, about]);
  }
});

siteTest('other spellings of a URL redirect to the page', async ({ site }) => {
  const spellings = {
    '/%61bout': '/about',
    '/about/?a=1': '/about?a=1',
    '/services/%63ybersecurity': '/services/cybersecurity',
    '/cedar%20park/': '/cedar%20park',
    '/insights/evil.example/': '/blog/evil.example',
    '/insights/%40evil.example': '/blog/@evil.example',
    '/insights/x?next=//evil.example': '/blog/x?next=//evil.example',
    '/insights/': '/blog',
  };
  for (const [target, location] of Object.entries(spellings)) {
    const answer = await sendRawRequest(site.url, target, {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
    });
    expect.soft([answer.status, answer.headers.get('location')], target).toEqual([301, location]);
  }
});

siteTest('no page repeats the host or the scheme that a request names', async ({ site }) => {
  for (const target of ['/', '/about', '/nope', '/blog', 'http://evil.example/about']) {
    const { body, headers } = await sendRawRequest(site.url, target, {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    });
    expect(body + [...headers].join()).not.toContain('evil.example');
  }
});

siteTest(
  'a page is not sent again to a client that has it, in each form of If-None-Match',
  async ({ site }) => {
    const { headers } = await sendRawRequest(site.url, '/about', { 'Accept-Encoding': 'gzip, deflate, br' });
    const tag = headers.get('etag') ?? '';
    expect(headers.get('content-encoding'), 'the smallest form the browser takes').toBe('br');
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await sendRawRequest(site.url, '/about', { 'If-None-Match': known });
      expect.soft(again.status, known).toBe(304);
      expect(again.body).toBe('');
      expect([again.headers.get('etag'), again.headers.get('vary')]).toEqual([tag, 'Accept-Encoding']);
    }
    expect((await sendRawRequest(site.url, '/about', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await sendRawRequest(site.url, '/nope', { 'If-None-Match': '*' })).status).toBe(404);
    const head = await sendRawRequest(site.url, '/about', {}, 'HEAD');
    expect([head.status, head.body, Number(head.headers.get('content-length')) > 1_000]).toEqual([
      200,
      '',
      true,
    ]);
    for (const refusing of ['br;q=0, gzip;q=0', 'identity'])
      expect(
        (await sendRawRequest(site.url, '/about', { 'Accept-Encoding': refusing })).headers.get(
          'content-encoding',
        ),
      ).toBeUndefined();
  },
);

// The server sends the same bytes for all of them; they differ in how the browser resolves the URL.
for (const path of ['/services/%F0%9F%98%80', '/nope/?x=%00%E0%A4%A', '/embedded/nope'])
  test(`the not-found page at ${path} hydrates`, async ({ page, open, problems }) => {
    problems.expect(/answer: 404 /);
    await open(path);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    const search = page.getByLabel('Search pages');
    // It begins with the address, once the browser has taken it over.
    await search.scrollIntoViewIfNeeded();
    await expect(search).not.toHaveValue('');
    await search.fill('phishing');
    await expect(page.getByRole('list', { name: 'Similar pages' }).getByRole('link').first()).toContainText(
      'Phishing',
    );
  });
