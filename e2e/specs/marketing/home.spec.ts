import type { Page } from '@playwright/test';
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

test.describe('the teaser', () => {
  const teaserOf = (page: Page) => page.getByRole('region', { name: 'The Foundry' });
  const answer = (page: Page, status: number, json: unknown) =>
    page.route('**/api/blog/posts', (route) => route.fulfill({ status, json }));
  const openTeaser = async (page: Page, open: (path: string) => Promise<void>) => {
    await open(paths.home);
    await teaserOf(page).scrollIntoViewIfNeeded();
  };

  test('says that it loads', async ({ page, open }) => {
    await page.route('**/api/blog/posts', () => new Promise(() => undefined));
    await openTeaser(page, open);
    await expect(teaserOf(page).getByText('Loading latest articles...')).toBeVisible();
    await expect(teaserOf(page).locator('.is-placeholder')).toHaveCount(3);
  });

  test('says that it could not load, and leads to the blog', async ({ page, open, problems }) => {
    problems.expect(/answer: 500 .*posts/);
    await answer(page, 500, { success: false, message: 'x', code: 'internal', requestId: '1' });
    await openTeaser(page, open);
    await expect(teaserOf(page).getByText('Unable to load articles at this time.')).toBeVisible();
    await expect(teaserOf(page).getByRole('link').first()).toHaveAttribute('href', paths.blog);
  });

  test('says that there is nothing', async ({ page, open }) => {
    await answer(page, 200, [{ ...examplePosts(1)[0], published: false }]);
    await openTeaser(page, open);
    await expect(teaserOf(page).getByText('No articles available at this time.')).toBeVisible();
  });

  test('slides a window of three over at most six posts, newest first', async ({ page, open }) => {
    await answer(
      page,
      200,
      examplePosts(8)
        .map((post) => ({ ...post, image: null }))
        .toReversed(),
    );
    await openTeaser(page, open);
    const teaser = teaserOf(page);
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

  test('swaps in the fallback where a cover does not load', async ({ page, open, problems }) => {
    problems.expect(/answer: 404 .*gone\.svg/);
    await answer(page, 200, [{ ...examplePosts(1)[0], image: '/api/media/covers/gone.svg' }]);
    await openTeaser(page, open);
    const cover = teaserOf(page).getByRole('listitem').locator('img');
    await expect
      .poll(() =>
        cover.evaluate(
          (image: HTMLImageElement) =>
            image.complete && image.naturalWidth > 0 && !image.src.includes('gone'),
        ),
      )
      .toBe(true);
  });
});
