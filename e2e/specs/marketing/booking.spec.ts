import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { expect, test } from '../../fixtures/test';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

test.use({ timezoneId: 'Asia/Kathmandu' });

test('a meeting is booked by keyboard alone, shown in both time zones and canceled by the link in the email', async ({
  page,
  open,
  consented,
  mailbox,
  violations,
}) => {
  const email = `keyboard-${Date.now()}@example.com`;
  await consented();
  await open(paths.bookingsAbout('cybersecurity'));
  const form = page.getByRole('form', { name: 'Pick a time' });
  await expect(form.getByRole('radio', { name: /Security assessment/ })).toBeChecked();
  await form.getByRole('radio', { name: /Security assessment/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(form.getByRole('radio', { name: /Consultation/ })).toBeChecked();
  await page.keyboard.press('Tab');
  // The arrow key wraps around to the last day, which other tests of this file do not choose.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Your time zone')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const time = form.locator('input[name="time"]:checked');
  await expect(time).toHaveAttribute('aria-label', /Central, .+ Nepal$/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dana Example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('512 555 0142');
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking-confirmation\?appointmentId=EB-\w{8}&service=consultation$/);
  const card = page.getByRole('article', { name: 'Your booking' });
  await expect(card).toContainText('Your time, Nepal');
  expect(await violations()).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: /Add to calendar/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^EB-\w{8}\.ics$/);

  const { text = '' } = await mailbox.find(email, 'Reschedule or cancel');
  const link = new URL(/https?:\S+\/bookings\/manage\/\S+/.exec(text)?.[0] ?? '');
  await page.goto(link.pathname);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await expect(page.getByRole('radio', { name: /free$/ }).first()).toBeAttached();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Keep current time' }).click();
  await page.getByRole('button', { name: 'Cancel meeting' }).click();
  await page.getByRole('button', { name: 'Yes, cancel the meeting' }).click();
  await expect(page.getByRole('heading', { name: 'Canceled: Consultation' })).toBeVisible();
  expect(page.url()).not.toContain('EB-');
  await mailbox.find(email, 'Your meeting is canceled');
});

test('a booking counts as one conversion however its page is opened again', async ({
  page,
  open,
  consented,
  browser,
  context,
  site,
}) => {
  const id = `ways-${Date.now()}`;
  const { createExternalBooking, withSiteDatabase } = await import('@site/api/testing/data/records');
  await withSiteDatabase(site.dataDir, () => createExternalBooking(id));
  const address = `/booking-confirmation?uid=${id}&service=consultation&email=dana%40example.com&name=Dana`;
  const counted = { first: 0, again: 0 };
  const count = (of: BrowserContext) =>
    of.on('response', async (response) => {
      if (!response.url().endsWith('/api/conversions/track')) return;
      const { duplicate } = await response.json();
      counted[duplicate ? 'again' : 'first']++;
    });
  const events = (of: Page) =>
    of.evaluate(
      () =>
        ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) =>
          ['booking_completed', 'google_ads_conversion'].includes(event ?? ''),
        ).length,
    );
  await consented();
  count(context);
  await open(address);
  await expect.poll(() => events(page)).toBe(2);
  // No name and address stay visible.
  await expect(page).toHaveURL(/\/booking-confirmation\?appointmentId=ways-\d+&service=consultation$/);
  const seen: number[] = [];
  const look = async (of: Page) => {
    await expect(of.getByRole('heading', { level: 1 })).toHaveText('You’re booked');
    await waitForIdle(of);
    seen.push(await events(of));
  };
  await page.reload();
  await look(page);
  if (isLong) {
    await open(address);
    await look(page);
    await open(paths.faq);
    await page.goBack();
    await look(page);
    await page.goForward();
    await page.goBack();
    await look(page);
  }
  const together = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(together.map((one) => open(address, one)));
  for (const one of together) await look(one);
  const device = await anotherDevice(browser, page.url());
  count(device);
  const elsewhere = await device.newPage();
  await open(address, elsewhere);
  await expect.poll(() => counted.again).toBe(1);
  await look(elsewhere);
  const cleared = await anotherDevice(browser, page.url());
  count(cleared);
  const lookalike = await cleared.newPage();
  await open(address.replace('uid=', 'appointmentId='), lookalike);
  await expect.poll(() => counted.again).toBe(2);
  await look(lookalike);
  expect(seen).toEqual(seen.map(() => 0));
  expect(counted).toEqual({ first: 1, again: 2 });
  await Promise.all([device.close(), cleared.close()]);
});

async function anotherDevice(browser: Browser, address: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: new URL(address).origin,
    extraHTTPHeaders: { 'X-Forwarded-For': newIpAddress() },
  });
}

const ARRIVALS = [
  { kind: 'paid', path: '/?gclid=abc', referrer: '' },
  ...(isLong ? [{ kind: 'referral', path: '/', referrer: 'https://chamber.example/' }] : []),
];

for (const { kind, path, referrer } of ARRIVALS)
  test(`a booking reports the source of its visit: ${kind}`, async ({ page, consented, site }) => {
    const id = `arrival-${kind}-${Date.now()}`;
    const { createExternalBooking, withSiteDatabase } = await import('@site/api/testing/data/records');
    await withSiteDatabase(site.dataDir, () => createExternalBooking(id));
    await consented();
    await page.goto(path, { ...(referrer && { referer: referrer }) });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('traffic-source'))).not.toBeNull();
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/conversions/track'),
      page.goto(`/booking-confirmation?appointmentId=${id}&service=consultation`),
    ]);
    const { trafficAnalysis, shouldTrackGoogleAds } = await answer.json();
    expect(trafficAnalysis).toMatchObject({ class: kind, isPaid: kind === 'paid' });
    expect(shouldTrackGoogleAds).toBe(kind !== 'paid');
  });
