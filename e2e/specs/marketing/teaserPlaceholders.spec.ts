import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

test("the teaser's placeholders do not change while its code loads", async ({ page, open }) => {
  const request = page.waitForRequest('**/api/blog/posts');
  await page.route('**/api/blog/posts', () => new Promise(() => undefined));
  await page.addInitScript(() => {
    const gone: Node[] = [];
    Object.assign(window, { gone });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof Element && node.querySelector('.is-placeholder')) gone.push(node);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(paths.home);
  await request;
  const gone = await page.evaluate(() => (window as unknown as { gone: Node[] }).gone.length);
  expect(gone, 'once, for those of the code that asks').toBeLessThanOrEqual(1);
});
