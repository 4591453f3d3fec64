import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

test('server-rendered styles stay in place, and none is written twice', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) if (node.nodeName === 'STYLE') moved.push(node.nodeName);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(paths.contact);
  await page
    .getByRole('button', { name: /menu|send/i })
    .first()
    .waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const seen = await page.evaluate(() => ({
    moved: (window as unknown as { moved: string[] }).moved,
    known: document.querySelector<HTMLElement>('style[data-ids]')?.dataset.ids?.split(' ') ?? [],
    added: [...document.styleSheets]
      .filter(({ ownerNode }) => (ownerNode as HTMLElement).dataset.emotion)
      .flatMap((styleSheet) =>
        [...styleSheet.cssRules].map((rule) => (rule as CSSStyleRule).selectorText ?? ''),
      ),
  }));
  expect(seen.moved).toEqual([]);
  expect(seen.known.length).toBeGreaterThan(0);
  const twice = seen.known.filter((id) => seen.added.some((selector) => selector.includes(`css-${id}`)));
  expect(twice).toEqual([]);
});
