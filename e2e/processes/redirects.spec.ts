import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '@site/api/content/redirects/contract';
import { exampleRedirectDraft } from '@site/api/content/redirects/example';
import type { NotFoundPage } from '@site/api/insights/notFound/contract';
import { paths } from '@site/shell/paths';
import { expect, killablePageTest as test } from '../fixtures/killableSiteTest';
import { whileFrozen } from '../fixtures/site/whileFrozen';
import { until } from '../fixtures/waiting/until';

test('a new redirect works within seconds, counts hits and keeps working without the API', async ({
  ownSite,
  page,
  signedInAs,
  problems,
}, info) => {
  problems.expect(/answer: 404 GET .*\/old-story/);
  const { csrfToken } = await signedInAs('editor');
  const headers = { Origin: ownSite.url, 'X-CSRF-Token': csrfToken };
  const getJson = async (path: string) => (await page.request.get(path)).json();

  await page.goto('/old-story');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect
    .poll(async () => itemsOf(await getJson('/api/admin/not-found-hits?limit=100')))
    .toContainEqual(expect.objectContaining({ path: '/old-story', count: 1 }));

  // Also an unlisted page, and the second address of a page.
  for (const from of [paths.faq, '/schedule', '/services/managed-support']) {
    const data = exampleRedirectDraft({ from, to: paths.contact });
    const hiding = await page.request.post('/api/admin/redirects', { data, headers });
    expect(hiding.status(), `${from} keeps its address`).toBe(400);
  }
  const made = await page.request.post('/api/admin/redirects', {
    data: exampleRedirectDraft({ from: '/old-story', to: paths.faq }),
    headers,
  });
  expect(made.status()).toBe(201);
  const startedAt = Date.now();
  const { id }: Redirect = await made.json();
  await expect.poll(async () => (await redirectOf(ownSite.url, '/old-story')).status).toBe(301);
  info.annotations.push({ type: 'leads on', description: `after ${Date.now() - startedAt} ms` });

  await page.goto('/old-story?utm_source=x');
  expect(new URL(page.url()).pathname).toBe(paths.faq);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hits = async () => ((await getJson(`/api/admin/redirects/${id}`)) as Redirect).hits;
  // The requests while waiting above, and the browser's.
  await expect.poll(hits).toBeGreaterThanOrEqual(2);
  const before = await hits();

  await whileFrozen(ownSite, 'api', async () => {
    await page.goto('/old-story');
    expect(new URL(page.url()).pathname).toBe(paths.faq);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await expect.poll(hits).toBeGreaterThan(before);
});

test('a shell that starts without the API knows the redirects, and no page lists them', async ({
  ownSite,
  signedInAs,
  page,
}) => {
  const { csrfToken } = await signedInAs('editor');
  const headers = { Origin: ownSite.url, 'X-CSRF-Token': csrfToken };
  const data = exampleRedirectDraft({ from: '/old-tale', to: paths.about });
  expect((await page.request.post('/api/admin/redirects', { data, headers })).status()).toBe(201);
  const siteFile = join(ownSite.dataDir, 'shell/site.json');
  await until(() => readFileSync(siteFile, 'utf8').includes('/old-tale'), 'the redirect is not saved');

  await whileFrozen(ownSite, 'api', async () => {
    const lines = () => ownSite.output().split('\nshell exited unexpectedly').length - 1;
    const before = lines();
    const dead = await ownSite.kill('shell');
    await until(() => ownSite.pid('shell') !== dead, 'the shell is not started again');
    await until(async () => (await fetch(`${ownSite.url}/readyz`)).ok, 'the shell is not ready');
    expect(lines(), 'its end is reported once').toBe(before + 1);
    expect(await redirectOf(ownSite.url, '/old-tale')).toEqual({ status: 301, to: paths.about });
    const home = await (await fetch(ownSite.url)).text();
    expect(home).toContain('What Our Clients Say');
    expect(home).not.toContain('/old-tale');
  });
});

const redirectOf = async (url: string, path: string) => {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  return { status, to: headers.get('location') };
};
const itemsOf = ({ items }: NotFoundPage) => items;
