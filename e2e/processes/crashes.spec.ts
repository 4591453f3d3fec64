import { paths } from '@site/shell/paths';
import { ContactForm, noticeOf } from '../fixtures/contact/ContactForm';
import { newEnquiry } from '../fixtures/contact/saveEnquiry';
import { isLong } from '../fixtures/isLong';
import { expect, killablePageTest, killableSiteTest as test } from '../fixtures/killableSiteTest';
import { knownPaths } from '../fixtures/site/crawlSite';
import { readLogs } from '../fixtures/site/readLogs';
import { NOWHERE, startShellWithApi } from '../fixtures/site/startShell';
import type { Site } from '../fixtures/site/startSite';
import { templates } from '../fixtures/site/templates';
import { whileFrozen } from '../fixtures/site/whileFrozen';
import { until } from '../fixtures/waiting/until';

test('restarts a killed mailbox and logs one line', async ({ ownSite }) => {
  const lines = () => ownSite.output().split('\nmailbox exited unexpectedly').length - 1;
  const before = lines();
  const dead = await ownSite.kill('mailbox');
  await until(() => ownSite.pid('mailbox') !== dead, 'the mailbox is not started again');
  await ready(ownSite);
  expect(lines()).toBe(before + 1);
});

killablePageTest(
  'serves every public page without the API, and the shell reports ready',
  async ({ ownSite, page, problems }) => {
    const shell = await startShellWithApi(NOWHERE, ownSite);
    try {
      const known = await knownPaths(shell.url);
      expect(known.length, 'the releases name their pages').toBeGreaterThan(60);
      const asked: readonly string[] = isLong ? known : templates;
      for (const path of asked.filter((path) => !path.startsWith('/admin')))
        expect((await fetch(shell.url + path)).status, path).toBe(200);
      const contact = await fetch(`${shell.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      expect(contact.status).toBe(503);
      expect(Number(contact.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await contact.json()).toMatchObject({ success: false, requestId: expect.any(String) });
      const guarded = await fetch(`${shell.url}/admin/leads`, {
        redirect: 'manual',
        headers: { cookie: 'sid=x' },
      });
      expect(guarded.status, 'nobody gets in').toBe(302);
      problems.expect(/answer: 503 GET .*\/api\/blog\/posts/);
      await page.goto(shell.url);
      await expect(page.getByText('Unable to load articles at this time.')).toBeVisible();
      // Navigating away cancels pending requests of the page.
      await page.goto('about:blank');
    } finally {
      await shell.kill();
    }
  },
);

test('a page whose data does not arrive is rendered without it and not cached', async ({ ownSite }) => {
  const path = paths.post(`frozen-${Date.now()}`);
  await whileFrozen(ownSite, 'api', async () => {
    // The API stays frozen until the page has loaded.
    const response = await fetch(ownSite.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });
  await until(
    async () => (await fetch(ownSite.url + path)).status === 404,
    'the page is not asked for again',
  );
});

killablePageTest(
  'an inquiry is not acknowledged while the database is down, and is stored once it is back',
  async ({ ownSite, open, page, problems, signedInAs, consented }) => {
    problems.expect(/answer: 503 /);
    await consented();
    await signedInAs('owner');
    const enquiry = newEnquiry();
    const search = `/api/admin/leads?q=${encodeURIComponent(enquiry.email)}`;
    const form = new ContactForm(page);
    await open(paths.contact);
    await form.fill(enquiry);
    await whileFrozen(ownSite, 'mongod', async () => {
      expect((await fetch(`${ownSite.apiUrl}/healthz`)).status, 'the API lives').toBe(200);
      await until(
        async () => (await fetch(`${ownSite.apiUrl}/readyz`)).status === 503,
        'the API says it is ready',
      );
      await form.submit.click();
      await expect(noticeOf(page).getByRole('alert')).toContainText('Error');
      await form.expectValues(enquiry);
      expect((await page.request.get(search)).status()).toBeGreaterThanOrEqual(500);
      const response = await fetch(`${ownSite.url}/api/blog/posts`);
      expect([200, 503]).toContain(response.status);
    });
    await ready(ownSite);
    await form.submit.click();
    await expect(noticeOf(page)).toContainText('Message Sent');
    const { items } = await (await page.request.get(search)).json();
    expect(items).toHaveLength(1);
    const logs = readLogs(ownSite.dataDir) + ownSite.output();
    expect(logs, 'the logs tell what failed').toContain('503');
    for (const words of [enquiry.email, enquiry.company])
      expect(logs, 'and not whose enquiry it was').not.toContain(words);
  },
);

const ready = async ({ url, apiUrl }: Site) => {
  for (const address of [url, apiUrl])
    await until(async () => (await fetch(`${address}/readyz`)).ok, `${address} is not ready`);
};
