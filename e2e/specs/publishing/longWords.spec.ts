import {
  buildLanding,
  buildLocation,
  buildPost,
  type TextSource,
} from '../../fixtures/content/contentDrafts';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt';
const long: TextSource = (_field, most, least = 0) => WORD.slice(0, most).padEnd(least, WORD);

test('a word of sixty letters does not overflow its page', async ({ contentClient, page, open }) => {
  const landing = buildLanding(long, 'long-words');
  // Its video file does not exist.
  const blocks = landing.blocks.filter(({ kind }) => kind !== 'film');
  const written = [
    ['blog', buildPost(long, 'long-words')],
    ['landing-pages', { ...landing, blocks, variants: [] }],
    ['locations', buildLocation(long, 'long-words')],
  ] as const;
  for (const [kind, draft] of written)
    await contentClient.publish(kind, await contentClient.create(kind, draft));
  for (const path of ['/blog/long-words', '/landing/long-words', '/service-areas/long-words', '/sitemap']) {
    await expect(async () => expect(await (await page.request.get(path)).text()).toContain(WORD)).toPass();
    await open(path);
    await expect(page.getByText(WORD).first()).toBeVisible();
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
      .toBeLessThanOrEqual(0);
  }
});
