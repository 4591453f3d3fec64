import type { APIRequestContext } from '@playwright/test';
import { expect, siteTest as test } from '../../fixtures/siteTest';

const REDIRECTS = {
  '/insights': '/blog',
  '/insights/an-article': '/blog/an-article',
  '/insights/2023/05/an-article?utm_source=x': '/blog/an-article?utm_source=x',
  '/solutions/managed-it-services/austin-texas/legal-firms': '/its-legal-austin-texas',
  '/solutions/security-audits/austin-texas/marketing-design?a=1': '/sa-md-austin-texas?a=1',
};

test('former addresses lead to the present ones', async ({ request }) => {
  for (const [from, to] of Object.entries(REDIRECTS)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft([301, 302, 308], from).toContain(answer.status());
    expect.soft(answer.headers().location, from).toBe(to);
  }
});

test('/solutions redirects for Austin and known names only', async ({ request }) => {
  await expectMissing(request, [
    '/solutions/managed-it-services/dallas-texas/legal-firms',
    '/solutions/unknown/austin-texas/legal-firms',
    '/solutions/managed-it-services/austin-texas/unknown',
    '/solutions/managed-it-services/austin-texas',
    '/solutions',
  ]);
});

test('a catch-all URL shows the landing page by the specified rules', async ({ request }) => {
  // Every rule, `resolveLandingAddress.test.ts`; here a city, a state, a prefix, words and a segment.
  const shown = ['cedar park', 'xfloridax', 'vcio-x', 'x-data-migrations-y', 'aa-legal-bb'];
  for (const slug of shown) {
    const answer = await request.get(`/${encodeURIComponent(slug)}`);
    expect.soft(answer.status(), slug).toBe(200);
    const robots = /<meta name="robots" content="([^"]*)"/.exec(await answer.text())?.[1];
    expect.soft(robots?.replace(' ', ''), `${slug} stays out of search engines`).toBe('noindex,follow');
  }
});

test('every other catch-all URL is not found', async ({ request }) => {
  await expectMissing(request, ['/zz-cons-zz', '/blank-its-texas', '/index.php', '/texas/extra']);
});

test('aliases of a service show it and name the canonical URL', async ({ request, site }) => {
  const aliases = {
    'managed-support': 'solution-packages',
    'communication-data': 'data-migrations',
    advisory: 'it-advisory',
    'technology-education': 'security-awareness-training',
  };
  for (const [alias, slug] of Object.entries(aliases)) {
    const [shown, primary] = await Promise.all([
      request.get(`/services/${alias}`),
      request.get(`/services/${slug}`),
    ]);
    expect(shown.status()).toBe(200);
    const [html, expected] = [await shown.text(), await primary.text()];
    expect(headingOf(html)).toBe(headingOf(expected));
    expect(html.includes(`<link rel="canonical" href="${site.url}/services/${slug}"`), alias).toBe(true);
  }
});

test('a trailing slash shows the same page', async ({ request }) => {
  for (const path of ['/blog/', '/contact/', '/services/cybersecurity/'])
    expect((await request.get(path)).status(), path).toBe(200);
});

async function expectMissing(request: APIRequestContext, paths: string[]) {
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(404);
  }
}

const headingOf = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
