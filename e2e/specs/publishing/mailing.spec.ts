import { examplePostDraft } from '@site/api/content/posts/example';
import { tabTo } from '../../fixtures/browser/tabTo';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

test('by keyboard alone a post is published, and its email previewed, tested and sent to subscribers', async ({
  contentClient,
  page,
  open,
  site,
  signedInAs,
  mailbox,
  problems,
  violations,
}) => {
  // Polls until it is there.
  problems.expect(/answer: 404 HEAD .*\/blog\//);
  const { withSiteDatabase, createSubscriber } = await import('@site/api/testing/data/records');
  const { email } = await withSiteDatabase(site.dataDir, () => createSubscriber({ topics: ['support'] }));
  const title = `Notes that are mailed ${crypto.randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const { id } = await contentClient.create('blog', examplePostDraft({ title, slug, tags: ['Support'] }));
  await signedInAs('owner');
  await open(`/admin/blog/${id}`);
  await expect(page.getByText(/Nothing is sent automatically/)).toBeVisible();
  await page.keyboard.press('Control+Enter');

  const previewButton = page.getByRole('button', { name: 'Preview email' });
  await expect(previewButton).toBeVisible();
  await tabTo(page, previewButton);
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Email preview' });
  await expect(shown.getByText(title)).toBeVisible();
  await expect(shown.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible();
  expect(await violations()).toEqual([]);
  const trial = shown.getByRole('button', { name: 'Send me a test' });
  await tabTo(page, trial);
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('status')).toHaveText(`Sending a test to ${site.owner.email}.`);
  await mailbox.find(site.owner.email, title);
  await page.keyboard.press('Escape');
  await expect(previewButton).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Send to 1 subscriber…' }));
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'Email this post to 1 subscriber?' });
  await tabTo(page, confirmation.getByRole('button', { name: 'Send to 1 subscriber' }));
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(confirmation).toBeHidden();
  const status = page.getByText(/^Sent to 1 of 1\./).first();
  await expect(status).toBeVisible();
  await expect(status).toBeFocused();
  await expect(page.getByRole('button', { name: /^Send to/ })).toHaveCount(0);
  const mail = await mailbox.find(email, title);
  expect(mail.text).toContain(`/blog/${slug}`);
});
