import { paths } from '@site/shell/paths';
import { agreeToAnalytics, watchConversions } from '../../fixtures/browser/agreeToAnalytics';
import { phoneIfLong } from '../../fixtures/isLong';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

const linkIn = (text = '', page = '') =>
  text.match(new RegExp(`https?://\\S+/${page}/[\\w-]{43}`))?.[0] ?? '';
const pathOf = (link: string) => new URL(link).pathname;

test(`a reader subscribes, confirms and unsubscribes with one click in the email program${phoneIfLong}`, async ({
  page,
  open,
  mailbox,
  request,
  playwright,
  site,
  violations,
}) => {
  const email = `reader-${crypto.randomUUID()}@example.com`;
  await agreeToAnalytics(page);
  const conversions = watchConversions(page);
  await open(paths.post('wire-fraud-call-back-rule'));
  const box = page.getByRole('form', { name: 'Articles by email' });
  await box.getByRole('textbox', { name: 'Email Address' }).fill('dana@');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByText('Please enter a valid email address.')).toBeVisible();
  await box.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByText(/Check your email/)).toBeVisible();

  const confirmation = await mailbox.find(email, 'Confirm');
  await open(pathOf(linkIn(confirmation.text, 'subscribe')));
  await expect(page.getByText('isn’t subscribed yet')).toBeVisible();
  expect(page.url(), 'the key is out of the address').toMatch(/\/subscribe$/);
  expect(await violations()).toEqual([]);
  await page.getByRole('checkbox', { name: 'People' }).click();
  expect(conversions, 'before it is confirmed').toEqual([]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/r…@example\.com is subscribed/)).toBeVisible();
  await expect.poll(() => conversions).toEqual(['subscription_confirmed']);

  const welcome = await mailbox.find(email, 'You’re subscribed to');
  const link =
    welcome.headers.find(({ key }) => key === 'list-unsubscribe')?.value.replace(/[<>]/g, '') ?? '';
  const path = pathOf(link);
  for (const _ of ['a scanner', 'another'])
    for (const send of [request.get, request.head])
      expect((await send.call(request, path)).headers()).toMatchObject({ 'cache-control': 'no-store' });
  const html = await (await request.get(path)).text();
  expect(html).toContain('noindex');
  expect(html).not.toContain(path.split('/').at(-1));
  await open(path);
  await expect(page.getByText('is subscribed')).toBeVisible();
  expect(await violations()).toEqual([]);

  const mailProgram = await playwright.request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'X-Forwarded-For': newIpAddress(), 'Sec-Fetch-Site': 'cross-site' },
  });
  const answer = await mailProgram.post(path, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect([answer.status(), answer.headers()['set-cookie']]).toEqual([200, undefined]);
  await mailProgram.dispose();
  await open(path);
  await expect(page.getByText('is unsubscribed')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.expect(/request: .*\.js csp$/));

  test('the page of the link still unsubscribes', async ({ page, request, mailbox }) => {
    const email = `plain-${crypto.randomUUID()}@example.com`;
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const response = await request.post('/api/subscribe', { data: { email, place: 'footer' }, headers });
    expect(response.status()).toBe(202);
    const mail = await mailbox.find(email, 'Confirm');
    const token = linkIn(mail.text, 'subscribe').split('/').at(-1) ?? '';
    const edit = (action: string) =>
      request
        .post('/api/subscription/edit', { data: { token, action }, headers })
        .then((reply) => reply.json());
    expect((await edit('subscribe')).subscription.status).toBe('active');
    for (const [button, result] of [
      ['Pause for 90 days', 'Emails are paused'],
      ['No more on People', 'You won’t get more articles on this topic'],
      ['Unsubscribe from everything', 'You’re unsubscribed'],
    ] as const) {
      await page.goto(paths.unsubscribe(token));
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(result)).toBeVisible();
    }
    const { subscription } = await (
      await request.post('/api/subscription/verify', { data: { token }, headers })
    ).json();
    expect(subscription.status).toBe('unsubscribed');
  });
});

test('an answer is rated as helpful', async ({ page, open, violations }) => {
  await open(`${paths.faq}#how-do-people-reach-you`);
  const answer = page.locator('#how-do-people-reach-you');
  await answer.getByRole('button', { name: 'Yes' }).click();
  await expect(answer.getByRole('status')).toHaveText('Thank you.');
  expect(await violations()).toEqual([]);
});
