import type { Site } from '@site/api/siteData/contract';
import { paths } from '@site/shell/paths';
import { siteTest } from '../../fixtures/siteTest';
import { expect, test } from '../../fixtures/test';

test('home shows the testimonials of the API, rendered by the server and after navigation', async ({
  page,
  open,
  request,
}) => {
  const { testimonials }: Site = await (await request.get('/api/site')).json();
  const html = await (await request.get(paths.home)).text();
  expect(testimonials).toHaveLength(3);
  for (const { quote, name } of testimonials) {
    expect(html).toContain(`<blockquote>${quote}`);
    expect(html).toContain(`<b>${name}</b>`);
  }
  const requested: string[] = [];
  page.on('request', (one) => requested.push(new URL(one.url()).pathname));
  await open(paths.about);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const section = page.getByRole('region', { name: 'What Our Clients Say' });
  for (const { name } of testimonials) await expect(section).toContainText(name);
  expect(requested.filter((path) => /^\/api\/(site|testimonials)/.test(path))).toEqual([]);
});

siteTest('other pages do not contain testimonials', async ({ request, site }) => {
  const { testimonials }: Site = await (await request.get('/api/site')).json();
  const privatePage = await (await request.get(paths.passwordReset)).text();
  expect(privatePage).not.toContain(testimonials[0]?.quote);
  for (const path of [paths.home, paths.about, paths.passwordReset]) {
    const html = await (await request.get(path)).text();
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(Object.keys(boot.settings), path).not.toContain('frameOrigins');
    expect(Object.keys(boot.settings), path).not.toContain('redirects');
    expect(boot.settings.origin).toBe(site.url);
  }
});
