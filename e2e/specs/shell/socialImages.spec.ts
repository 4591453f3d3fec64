import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { templates } from '../../fixtures/site/templates';
import { expect, siteTest as test } from '../../fixtures/siteTest';

const imageIn = (html: string) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];

/** Pages of different kinds whose images are drawn, all with `LONG=1`. */
const DRAWN: string[] = [paths.home, paths.industry('legal'), paths.tool('email-security')];

test('every indexable page has a social image, and no other page has one', async ({ request, site }) => {
  for (const path of templates) {
    const html = await (await request.get(path)).text();
    const socialImage = imageIn(html);
    if (/<meta name="robots" content="noindex/.test(html)) {
      expect.soft(socialImage, path).toBeUndefined();
      continue;
    }
    expect.soft(html.match(/property="og:image"/g), path).toHaveLength(1);
    if (!isLong && !DRAWN.includes(path)) continue;
    const answer = await request.get(new URL(new URL(socialImage ?? '').pathname, site.url).href);
    const png = await answer.body();
    expect.soft([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'image/png']);
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
});

test('an old image URL redirects to the newer one, and a missing page has no image', async ({ request }) => {
  const path = paths.service('pcaas');
  const { pathname } = new URL(imageIn(await (await request.get(path)).text()) ?? '');
  const old = await request.get(`/social/${'x'.repeat(16)}${path}.png`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([302, pathname]);
  const none = [
    '/nope',
    paths.admin.leads,
    paths.embeddedContact,
    '/its-legal-austin-texas',
    '/unsubscribe/x',
  ];
  for (const lost of none)
    expect((await request.get(`/social/${'x'.repeat(16)}${lost}.png`)).status(), lost).toBe(404);
});

test('the icon and security.txt are at their standard paths', async ({ request }) => {
  const mark = await request.get('/favicon.ico');
  expect([mark.status(), mark.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(100 * 86_400_000);
  expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
});
