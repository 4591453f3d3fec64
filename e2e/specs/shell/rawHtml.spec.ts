import type { APIRequestContext } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { openSession } from '../../fixtures/admin/openSession';
import { expect, siteTest } from '../../fixtures/siteTest';
import { until } from '../../fixtures/waiting/until';

/** The raw HTML of a page before any script runs: its URL and texts of its content. */
const COMPLETE = [
  {
    path: paths.home,
    words: [
      'End IT Disappointment',
      'We Have A Better Way',
      '98.5',
      'What Our Clients Say',
      'People > Tech',
      'Get in Touch',
    ],
  },
  { path: paths.blog, words: ['The Foundry'] },
  {
    path: paths.contact,
    words: ['Security Assessment', 'Book Assessment', 'Schedule a Consultation', 'Full Name', 'Send Message'],
  },
  { path: paths.tool('password-strength'), words: ['Password'] },
];

for (const { path, words } of COMPLETE)
  siteTest(`${path} is complete without a script`, async ({ request, site }) => {
    const text = await expectComplete(request, site.url, path);
    for (const word of words) expect(text).toContain(word);
  });

siteTest('the sign-in page has its title and is compressed', async ({ request }) => {
  const answer = await request.get(paths.admin.login, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
  expect(await answer.text()).toContain('<title>Emberline admin</title>');
});

siteTest('responses for a page are compressed', async ({ request }) => {
  const headers = { 'Accept-Encoding': 'br' };
  const posts = await request.get('/api/blog/posts', { headers });
  expect(posts.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  const [{ image }] = await posts.json();
  const cover = await request.get(image, { headers });
  expect(cover.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('svg'),
  });
  expect(cover.headers()['cache-control']).toContain('max-age=86400');
});

siteTest('the list of posts and every post are complete without a script', async ({ request, site }) => {
  const posts: { slug: string; title: string }[] = await (await request.get('/api/blog/posts')).json();
  expect(posts).toHaveLength(8);
  const list = await (await request.get(paths.blog)).text();
  for (const { slug, title } of posts) {
    expect(list.includes(`href="${paths.post(slug)}"`), slug).toBe(true);
    const text = await expectComplete(request, site.url, paths.post(slug));
    expect(text.replaceAll('’', "'")).toContain(title.replaceAll('’', "'"));
    expect(text.split(' ').length).toBeGreaterThan(500);
  }
});

siteTest('a missing page responds with 404 and the specified head', async ({ request, site }) => {
  for (const path of ['/nope', '/services/nope', '/a/b/c', '/blog/nope', '/blank-texas', '/404']) {
    const answer = await request.get(path);
    const html = await answer.text();
    const head = html.slice(0, html.indexOf('</head>')).replace(/<style[\s\S]*?<\/style>/g, '');
    expect(answer.status(), path).toBe(404);
    expect(head).toMatch(/<title>Page Not Found[^<]*Emberline[^<]*<\/title>/);
    expect(head.replaceAll('&#x27;', "'")).toContain(
      `<meta name="description" content="The page you're looking for doesn't exist. Browse our IT services and solutions."`,
    );
    expect(head).toMatch(/<meta name="robots" content="noindex, ?follow"/);
    expect(head).toContain(`<link rel="canonical" href="${site.url}/404"`);
    expect(textOf(html)).toContain('404 Page Not Found');
    expect(textOf(html)).toContain('Did you forget to add the page to the router?');
  }
});

siteTest('public pages carry a strict policy and the other security headers', async ({ request }) => {
  for (const path of [paths.home, paths.contact, '/nope']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain("'strict-dynamic'");
    expect(scripts).toContain("'sha256-");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).not.toContain("'unsafe-inline'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

siteTest('pages are compressed and have an ETag, and scripts are immutable', async ({ request, site }) => {
  // A response that was not complete in time has no ETag, so the next request tries again.
  const first = await until(async () => {
    const answer = await request.get(paths.blog, { headers: { 'Accept-Encoding': 'br' } });
    return answer.headers().etag ? answer : undefined;
  }, 'the page is not kept');
  expect(first.headers()['content-encoding']).toBe('br');
  const again = await fetch(site.url + paths.blog, {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': first.headers().etag ?? '' },
  });
  expect(again.status).toBe(304);
  const script = /<link rel="preload" as="script"[^>]*href="(\/assets\/[^"]+)"/.exec(await first.text())?.[1];
  expect((await request.get(script ?? '')).headers()['cache-control']).toContain('immutable');
});

siteTest('feed and robots are served', async ({ request, site }) => {
  const feed = await request.get(paths.blogFeed);
  expect(feed.headers()['content-type']).toContain('xml');
  expect((await feed.text()).match(/<item>/g)?.length).toBe(8);
  expect(await (await request.get('/robots.txt')).text()).toContain(`${site.url}/sitemap.xml`);
});

/** Head and heading are there; the page's text. */
async function expectComplete(request: APIRequestContext, url: string, path: string): Promise<string> {
  const answer = await request.get(path);
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  const head = html.slice(0, html.indexOf('</head>')).replace(/<style[\s\S]*?<\/style>/g, '');
  expect(head).toMatch(/<title>[^<]{6,}<\/title>/);
  expect(head).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(head).toContain(`<link rel="canonical" href="${url}${path}"`);
  for (const property of ['og:title', 'og:description', 'og:url', 'og:type'])
    expect(head).toContain(`property="${property}"`);
  const text = textOf(html);
  expect(text.split(' ').length, 'words a reader gets').toBeGreaterThan(150);
  return text;
}

const textOf = (html: string) =>
  html
    .replace(/<head[\s\S]*?<\/head>|<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

siteTest('personal pages are cached nowhere', async ({ request, playwright, site }) => {
  const member = await playwright.request.newContext({ baseURL: site.url });
  await openSession(member, site, site.owner);
  // The second response may come from a cache; the last is for a signed-in member.
  for (const path of [
    paths.unsubscribe('a-token-of-one-visitor'),
    `${paths.passwordReset}?token=of-one-member`,
    `${paths.passwordResetMfa}?token=of-one-member`,
    `${paths.admin.login}?next=/admin`,
    paths.admin.home,
    '/admin/leads?q=somebody',
    '/api/auth/me',
    '/api/admin/leads',
  ])
    for (const [asker, method] of [
      [request, 'get'],
      [request, 'get'],
      [member, 'get'],
      [member, 'head'],
    ] as const) {
      const answer = await asker[method](path, { maxRedirects: 0 });
      expect.soft(answer.headers()['cache-control'], `${method} ${path}`).toBe('no-store');
    }
  await member.dispose();
});

siteTest('a shared page contains nothing of a personal query', async ({ request }) => {
  const plain = await (await request.get('/booking-confirmation')).text();
  for (const _ of ['made', 'kept']) {
    const answer = await request.get(
      '/booking-confirmation?appointmentId=of-one-visitor&service=of-one-visitor',
    );
    expect(await answer.text()).toBe(plain);
  }
  expect(plain).not.toContain('of-one-visitor');
});
