import { cities, paths } from '@site/shell/paths';
import { ContactForm, noticeOf } from '../../fixtures/contact/ContactForm';
import { newEnquiry } from '../../fixtures/contact/saveEnquiry';
import { sentencesOf, worstPair } from '../../fixtures/documents/sentencesOf';
import { expect, test } from '../../fixtures/test';
import { until } from '../../fixtures/waiting/until';

test.beforeEach(async ({ consented }) => consented());

test('an inquiry from a partner page names that page without a URL parameter', async ({
  page,
  open,
  signedInAs,
}) => {
  const form = new ContactForm(page);
  // A page whose data was late is not cached: only a cached page has an ETag.
  await expect.poll(async () => (await page.request.get(paths.fivePointsBor)).headers().etag).toBeTruthy();
  await open(paths.fivePointsBor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'IT support for real estate professionals',
  );
  await page.getByRole('link', { name: 'Contact us' }).first().click();
  await form.fill(newEnquiry());
  await form.submit.click();
  await expect(noticeOf(page)).toContainText('Message Sent');
  const reference = (await page.getByText(/^EM-[0-9A-HJKMNP-TV-Z]{8}$/).textContent()) ?? '';
  await signedInAs('owner');
  await expect
    .poll(async () => (await (await page.request.get(`/api/admin/leads/${reference}`)).json()).page)
    .toBe(paths.fivePointsBor);
});

test('a landing page is public between its dates, missing before and gone or redirected after', async ({
  request,
  site,
}) => {
  const { withSiteDatabase, createLandingPage } = await import('@site/api/testing/data/records');
  const day = 86_400_000;
  const days = (count: number) => new Date(Date.now() + count * day);
  const [open, root, draft, soon, over, moved] = await withSiteDatabase(site.dataDir, async () => [
    await createLandingPage({ expireAt: days(1) }),
    await createLandingPage({ slug: `its-legal-waco-${Date.now()}`, kind: 'programmatic' }),
    await createLandingPage({ isDraft: true }),
    await createLandingPage({ publishAt: days(1) }),
    await createLandingPage({ expireAt: days(-0.5) }),
    await createLandingPage({ expireAt: days(-0.5), expireTo: paths.services }),
  ]);
  const known = async () => (await (await request.get(`/api/landing-pages/${moved?.slug}`)).json()).isExpired;
  await expect.poll(known).toBe(true);
  // A page whose data was late is shown without it, and not cached: only a cached page has an ETag.
  const get = (path: string) =>
    until(async () => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return answer.status() !== 200 || answer.headers().etag ? answer : undefined;
    }, `${path} is not complete`);
  const shown = await get(`/landing/${open?.slug}`);
  expect(shown.status()).toBe(200);
  expect(await shown.text()).toContain('Made for a test');
  expect(await shown.text()).not.toContain('alert(1)</script>');
  const atRoot = await (await get(`/${root?.slug}`)).text();
  expect(atRoot).toContain('Made for a test');
  expect(atRoot).toContain(`<link rel="canonical" href="${site.url}/${root?.slug}"`);
  expect((await get(`/landing/${draft?.slug}`)).status()).toBe(404);
  expect((await get(`/landing/${soon?.slug}`)).status()).toBe(404);
  const gone = await get(`/landing/${over?.slug}`);
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toContain('Page Not Found');
  const leading = await get(`/landing/${moved?.slug}`);
  expect(leading.status()).toBe(302);
  expect(leading.headers().location).toBe(paths.services);
  await expect
    .poll(async () => await (await request.get('/sitemap.xml')).text())
    .toContain(`/landing/${open?.slug}`);
  const listed = await (await request.get('/sitemap.xml')).text();
  expect(listed).toContain(`/${root?.slug}`);
  expect(listed).not.toMatch(new RegExp(`${draft?.slug}|${soon?.slug}|${over?.slug}|${moved?.slug}`));
});

test('a URL with its words in another order shows the same page and hydrates', async ({ page, open }) => {
  await open('/round-rock-legal-help');
  const heading = 'IT support and security for law firms in Round Rock, Texas';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/legal-round-rock-texas$/);
  await page.getByRole('link', { name: 'Book a call' }).click();
  await expect(page).toHaveURL(paths.bookingsAbout('legal'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('the ten city pages share less than 35% of their sentences', async ({ request }) => {
  const worst = worstPair(
    await readAll(
      request,
      cities.map(({ slug }) => paths.city(slug)),
    ),
  );
  note('cities', worst);
  expect(worst.share).toBeLessThan(0.35);
});

test('landing pages that differ in one property share at most half of their sentences', async ({
  request,
}) => {
  const services = ['its', 'mcs', 'dm', 'pcaas'];
  const industries = ['legal', 'health', 'cons', 'rems'];
  const locations = ['austin-texas', 'waco-texas', 'leander-texas', 'florida'];
  const slugs = [
    ...services.map((service) => `/${service}-legal-austin-texas`),
    ...industries.map((industry) => `/its-${industry}-waco-texas`),
    ...locations.map((location) => `/mcs-health-${location}`),
    '/its-x',
    '/mcs-x',
    '/texas',
    '/florida',
    '/zz-legal-zz',
    '/zz-cre-zz',
  ];
  const worst = worstPair(await readAll(request, slugs));
  note('landings', worst);
  expect(worst.share).toBeLessThanOrEqual(0.5);
});

interface Asker {
  get: (path: string) => Promise<{ text: () => Promise<string> }>;
}

async function readAll(request: Asker, addresses: string[]): Promise<Map<string, Set<string>>> {
  const pages = new Map<string, Set<string>>();
  for (const path of new Set(addresses)) pages.set(path, sentencesOf(await (await request.get(path)).text()));
  return pages;
}

function note(of: string, { pair, share }: { pair: string; share: number }) {
  const description = `${of}: ${(100 * share).toFixed(1)} % at worst (${pair})`;
  console.info(description);
  test.info().annotations.push({ type: 'overlap', description });
}
