import { exampleLandingDraft } from '@site/api/content/landingPages/example';
import { openSession } from '../../fixtures/admin/openSession';
import { publishedNotice } from '../../fixtures/admin/publishedNotice';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const path = '/landing/spring-check';

test('clicking a part of the preview opens its form; each visitor gets one variant, which is counted', async ({
  contentClient,
  page,
  open,
  site,
  browser,
  playwright,
  problems,
}) => {
  // Polls until it is there.
  problems.expect(/answer: 404 HEAD .*\/landing\//);
  const { blocks } = exampleLandingDraft();
  const form = { kind: 'form' as const, title: 'Write to us', text: 'A few lines will do.' };
  const draft = exampleLandingDraft({ blocks: [...blocks, form], goal: 'enquiry', variants: [{ blocks }] });
  const document = await contentClient.create('landing-pages', draft);
  await openSession(page.context().request, site, site.owner);
  await open(`/admin/landing-pages/${document.id}`);

  // The editor and the preview are side by side.
  await page.getByRole('button', { name: 'Split view', exact: true }).click();
  const content = page.getByRole('article', { name: 'Landing page content' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByTitle('Landing page preview')).toBeVisible();
  const [left, right] = [await content.boundingBox(), await preview.boundingBox()];
  expect(right!.x).toBeGreaterThanOrEqual(left!.x + left!.width);

  // The selected block opens, by pointer and by keyboard.
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const shown = page.frameLocator('iframe');
  await shown.getByRole('button', { name: 'Edit Why then' }).click();
  const main = page.getByRole('group', { name: 'Blocks', exact: true });
  await expect(
    main.getByRole('group', { name: 'Block 2: Text: Why then' }).getByLabel('Title'),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('group', { name: 'Variant' }).getByRole('button', { name: 'B' }).click();
  await shown.getByRole('button', { name: 'Edit A check in spring' }).focus();
  await page.keyboard.press('Enter');
  const variant = page.getByRole('region', { name: 'Variant B' });
  const title = variant.getByRole('group', { name: /^Block 1: Hero/ }).getByLabel('Title');
  await expect(title).toBeFocused();
  await title.fill('Somebody looks at the closet');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(publishedNotice(page)).toBeVisible();

  // The same visitor always gets the same variant, and no visitor gets all of them.
  const from = async (version: number) => {
    const visitor = await playwright.request.newContext({
      baseURL: site.url,
      userAgent: BROWSER.replaceAll('145', String(version)),
    });
    const texts = [];
    for (let times = 0; times < 2; times++) texts.push(await (await visitor.get(path)).text());
    await visitor.dispose();
    return texts.map((text) => text.match(/<h1[^>]*>([^<]*)/)?.[1]);
  };
  const versions = Array.from({ length: 12 }, (_, at) => 120 + at);
  await expect(async () => {
    const seen = await Promise.all(versions.map(from));
    for (const [first, again] of seen) expect(again).toBe(first);
    expect(new Set(seen.map(([first]) => first))).toEqual(
      new Set(['A check in spring', 'Somebody looks at the closet']),
    );
  }).toPass();

  // A visitor is counted for the variant they saw, and nothing covers the public page.
  const visit = await browser.newContext({ userAgent: BROWSER, baseURL: site.url });
  // Visits of a browser that a program controls are not counted.
  await visit.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  const visitor = await visit.newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  await page.reload();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('table', { name: /^Daily visitors since/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText(/^Not enough data yet/)).toBeVisible();
  await visit.close();
});
