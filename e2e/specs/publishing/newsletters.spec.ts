import { exampleNewsletterDraft } from '@site/api/audience/newsletters/example';
import { tabTo } from '../../fixtures/browser/tabTo';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

test('by keyboard alone a newsletter is previewed, tested and sent to subscribers, who can read it in the browser', async ({
  contentClient,
  page,
  open,
  site,
  signedInAs,
  mailbox,
  problems,
  violations,
}) => {
  // Polls until its page is there.
  problems.expect(/answer: 404 HEAD .*\/newsletters\//);
  // The check of accessibility cannot enter the email, whose frame runs no scripts.
  problems.expect(/console: Blocked script execution/);
  const { withSiteDatabase, createSubscriber } = await import('@site/api/testing/data/records');
  const { email } = await withSiteDatabase(site.dataDir, () => createSubscriber({ topics: ['support'] }));
  const subject = `News ${crypto.randomUUID().slice(0, 8)}`;
  const slug = subject.toLowerCase().replaceAll(' ', '-');
  const draft = exampleNewsletterDraft({ subject, slug, topics: ['support'] });
  const { id } = await contentClient.create('newsletters', draft);
  await signedInAs('owner');
  await open(`/admin/newsletters/${id}`);
  await expect(page.getByText('1 subscriber would get it.')).toBeVisible();

  await page.keyboard.press('Control+Shift+P');
  const preview = page.frameLocator('iframe[title="Newsletter preview"]');
  await expect(preview.getByText('what we wrote')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Control+Shift+P');

  const testButton = page.getByRole('button', { name: 'Send a test…' });
  await tabTo(page, testButton);
  await page.keyboard.press('Enter');
  const trial = page.getByRole('dialog', { name: 'Send a test' });
  await tabTo(page, trial.getByRole('button', { name: 'Send test' }));
  await page.keyboard.press('Enter');
  await expect(trial.getByRole('status')).toContainText('Sending a test to');
  await mailbox.find(site.owner.email, subject);
  await page.keyboard.press('Escape');
  await expect(testButton).toBeFocused();

  await page.keyboard.press('Control+Enter');
  const confirmation = page.getByRole('dialog', { name: 'Send this newsletter to 1 subscriber?' });
  await tabTo(page, confirmation.getByRole('button', { name: 'Send to 1 subscriber' }));
  expect(await violations({ withoutContrast: false })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(confirmation).toBeHidden();
  await expect(page.getByText(/^Sent to 1 of 1\./).first()).toBeVisible();
  const mail = await mailbox.find(email, subject);
  expect(mail.text).toContain(`/newsletters/${slug}`);
  await page.goto(`${site.url}/newsletters/${slug}`);
  await expect(page.getByText('what we wrote')).toBeVisible();
  await expect(page.getByRole('link', { name: /unsubscribe/ })).toHaveCount(0);
});
