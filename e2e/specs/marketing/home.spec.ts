import { examplePosts } from '@site/api/content/posts/example';
import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

test('shows the three results below the headline without scrolling on a laptop', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(paths.home);
  await expect(page.getByRole('heading', { name: 'End IT Disappointment' })).toBeInViewport({ ratio: 1 });
  for (const label of [
    'decrease in average resolution time',
    'customer satisfaction rating',
    'decrease in major incidents over 2 years',
  ])
    await expect(page.getByText(label)).toBeInViewport({ ratio: 1 });
});

test('the teaser shows three of at most six posts at a time, newest first', async ({ page, open }) => {
  const posts = examplePosts(8).map((post) => ({ ...post, image: null }));
  await page.route('**/api/blog/posts', (route) => route.fulfill({ status: 200, json: posts.toReversed() }));
  await open(paths.home);
  const teaser = page.getByRole('region', { name: 'The Foundry' });
  await teaser.scrollIntoViewIfNeeded();
  const titles = () => teaser.locator('li:not([inert])').getByRole('heading').allTextContents();
  const [previous, next] = [
    teaser.getByRole('button', { name: /previous/i }),
    teaser.getByRole('button', { name: /next/i }),
  ];
  await expect.poll(titles).toEqual(['Post 1', 'Post 2', 'Post 3']);
  await expect(previous).toBeDisabled();
  for (let step = 1; step <= 3; step++) await next.click();
  await expect.poll(titles).toEqual(['Post 4', 'Post 5', 'Post 6']);
  await expect(next).toBeDisabled();
  await previous.click();
  await expect.poll(titles).toEqual(['Post 3', 'Post 4', 'Post 5']);
});
