import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

test('events of a page are sent in one beacon when it is hidden', async ({ page, open }) => {
  await open(`${paths.faq}?utm_source=news&utm_medium=email`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // A view is counted in the frame after it, and what is counted as the page goes would be a beacon of its own.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const beacon = page.waitForRequest(/\/api\/events$/);
  const response = page.waitForResponse(/\/api\/events$/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const batch = (await beacon).postDataJSON();
  expect((await beacon).headers()['content-type']).toMatch(/^text\/plain/);
  expect((await response).status()).toBe(202);
  expect(batch.isAutomated).toBe(true);
  expect(batch.visit).toMatchObject({ source: 'news', medium: 'email', rule: 'campaign' });
  expect(batch.events).toMatchObject([
    { name: 'page_view', path: '/faq' },
    { name: 'page_view', path: '/about' },
  ]);
});

test('page speed is measured at the end of a visit and reported by route', async ({ page, open }) => {
  const vitals: { metric: string; route: string; value: number }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) vitals.push(...(request.postDataJSON().vitals ?? []));
  });
  // In one step, because a measurement that starts between the two would find the page hidden from the
  // beginning.
  const hideAndShow = () =>
    page.evaluate(() => {
      for (const value of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
    });
  await open(paths.post('multi-factor-without-the-groans'));
  await expect
    .poll(async () => {
      await hideAndShow();
      return vitals.map(({ metric }) => metric).sort();
    })
    .toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  for (const { route, value } of vitals) {
    expect(route).toBe('/blog/:slug');
    expect(value).toBeGreaterThanOrEqual(0);
  }
});

test('nothing is counted on personal links or in the workbench', async ({ page, open, signedInAs }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) counted.push(page.url());
  });
  await signedInAs('owner');
  for (const path of [paths.unsubscribe('some-token'), paths.admin.dashboard, paths.passwordReset]) {
    await open(path);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  }
  expect(counted).toEqual([]);
});
