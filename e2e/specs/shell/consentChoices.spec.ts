import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { taggedSiteTest as test } from '../../fixtures/taggedSiteTest';
import { expect } from '../../fixtures/test';

// In one worker, which starts one shell.
test.describe.configure({ mode: 'default' });

interface Case {
  choice: string;
  /** The browser sends Global Privacy Control. */
  hasSignal?: true;
  choose?: (page: Page) => Promise<void>;
  expected: {
    tag: boolean;
    ads: boolean;
    counted: boolean;
    proofs: number;
    origin: boolean;
    adCookie: boolean;
  };
}

const press = (name: string) => (page: Page) =>
  page.getByRole('region', { name: 'Cookie consent' }).getByRole('button', { name }).click();
const turnOn = (name: string) => async (page: Page) => {
  await press('Customize')(page);
  await page.getByRole('switch', { name }).click();
  await press('Save Preferences')(page);
};

/** For each choice, the requests of the browser and its storage afterwards. */
const CASES: Case[] = [
  {
    choice: 'none yet',
    expected: { tag: true, ads: false, counted: true, proofs: 0, origin: false, adCookie: true },
  },
  {
    choice: 'Necessary Only',
    choose: press('Necessary Only'),
    expected: { tag: true, ads: false, counted: false, proofs: 1, origin: false, adCookie: false },
  },
  {
    choice: 'Accept All',
    choose: press('Accept All'),
    expected: { tag: true, ads: true, counted: true, proofs: 1, origin: true, adCookie: true },
  },
  {
    choice: 'Analytics alone',
    choose: turnOn('Analytics'),
    expected: { tag: true, ads: false, counted: true, proofs: 1, origin: true, adCookie: false },
  },
  {
    choice: 'Marketing alone',
    choose: turnOn('Marketing'),
    expected: { tag: true, ads: true, counted: false, proofs: 1, origin: false, adCookie: true },
  },
  {
    choice: 'none yet',
    hasSignal: true,
    expected: { tag: false, ads: false, counted: true, proofs: 0, origin: false, adCookie: false },
  },
  {
    choice: 'Necessary Only',
    hasSignal: true,
    choose: press('Necessary Only'),
    expected: { tag: false, ads: false, counted: false, proofs: 1, origin: false, adCookie: false },
  },
  {
    choice: 'Accept All',
    hasSignal: true,
    choose: press('Accept All'),
    expected: { tag: true, ads: true, counted: true, proofs: 1, origin: true, adCookie: true },
  },
];

// That a choice counts whatever the browser signals, `shell/src/analytics/analytics.test.ts` shows as well.
for (const { choice, hasSignal, choose, expected } of isLong
  ? CASES
  : CASES.filter((one) => !one.hasSignal || !one.choose))
  test(`with the choice "${choice}"${hasSignal ? ' and a privacy signal' : ''} sends only what it allows`, async ({
    page,
    context,
    open,
    manager,
    tagged,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    if (hasSignal)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
      );
    await page.clock.install();
    await open(paths.faq);
    // The banner comes after a second.
    await page.clock.fastForward(1_000);
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    await expect(banner).toBeVisible();
    if (!hasSignal || choose) await context.addCookies([{ name: '_gcl_au', value: '1', url: tagged.url }]);
    if (choose) {
      await choose(page);
      await expect(banner).toHaveCount(0);
    }
    const requestsFor = (script: string) => manager.requested.filter((url) => url.includes(script)).length;
    if (expected.tag) await expect.poll(() => requestsFor('/gtm.js')).toBe(1);
    if (expected.ads) await expect.poll(() => requestsFor('/gtag/js')).toBe(1);
    // The browser tells of a request a little after the page has sent it.
    if (expected.proofs) await expect.poll(() => sent).toContain('/api/consent');
    await goOutOfSight(page);
    if (expected.counted) await expect.poll(() => sent).toContain('/api/events');
    const held = await heldIn(page);
    const stored = {
      tag: requestsFor('/gtm.js') > 0,
      ads: requestsFor('/gtag/js') > 0,
      counted: sent.includes('/api/events'),
      proofs: sent.filter((path) => path === '/api/consent').length,
      origin: held.local.includes('emberline-origin'),
      adCookie: (await context.cookies()).some(({ name }) => name === '_gcl_au'),
    };
    test.info().annotations.push({
      type: 'consent',
      description: JSON.stringify({ choice, hasSignal, ...stored, ...held }),
    });
    expect(stored).toEqual(expected);
    const ofChoice = [
      'emberline-consent',
      'emberline-consent-date',
      'emberline-consent-id',
      'emberline-consent-policy',
    ];
    expect(held).toEqual({
      local: [
        ...(choose ? ofChoice : []),
        ...(expected.origin ? ['emberline-browser-id', 'emberline-origin'] : []),
      ].sort(),
      session: ['traffic-source', 'visit-origin'],
    });
    expect([...new Set(sent)].filter((path) => !/^\/api\/(events|consent)$/.test(path))).toEqual([]);
  });

/** The events of a page when its visitor switches to another window. */
const goOutOfSight = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const heldIn = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));
