import type { Page } from '@playwright/test';
import { examplePosts } from '@site/api/example/posts';
import { paths } from '@site/shell/paths';
import { expect, test } from '../../test';

test.beforeEach(async ({ consented }) => consented());

test('the fixed words and ways of the home page are there', async ({ page, open }) => {
  await open(paths.home);
  const main = page.getByRole('main');
  await expect(main).toContainText('MANAGED EXPERIENCE PROVIDER');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('End IT Disappointment');
  await expect(main).toContainText('We Have A Better Way');
  await expect(main.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+15125550100');
  await expect(main.getByRole('link', { name: 'Explore Services' })).toHaveAttribute('href', paths.services);
  await expect(main.getByRole('link', { name: 'Take Business Technology Assessment' })).toHaveAttribute(
    'href',
    paths.businessTechCheck,
  );
  for (const words of [
    '77',
    'decrease in average resolution time',
    '98.5',
    'customer satisfaction rating',
    '83',
    'decrease in major incidents over 2 years',
    'What We Do Best',
    'OUR SERVICES',
    'Fully Managed IT Experience',
    'ABOUT US',
    'When IT and Business Truly Align',
    'What Our Clients Say',
    'Beyond Traditional IT Support',
    'Is Your Business Forged For The Future?',
    "Let's Discuss Your IT Needs",
  ])
    await expect(main, words).toContainText(words, { ignoreCase: true });
  for (const anchor of ['services', 'about', 'contact'])
    await expect(main.locator(`#${anchor}`)).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', paths.services);
  await expect(main.getByRole('link', { name: 'Read Our Full Story' })).toHaveAttribute('href', paths.about);
  await expect(main.getByRole('link', { name: 'Start Now' })).toHaveAttribute('href', paths.contact);
});

test('the six service cards lead where the specification says', async ({ page, open }) => {
  await open(paths.home);
  const services = page.locator('#services');
  const cards = {
    'Service Desk Support': '/services/service-desk',
    '24/7 Endpoint & Identity Security': '/services/cybersecurity',
    'Comprehensive Asset Management': '/industry-services/asset-management',
    'ITSM Advisory': '/services/itil-strategy-development',
    'Modern Workplace Technology': '/services/enterprise-productivity-tools',
    'IT Leadership Training': '/services/it-leadership-training',
  };
  for (const [title, href] of Object.entries(cards)) {
    await expect(services.getByRole('heading', { name: title })).toBeVisible();
    await expect(services.locator(`a[href="${href}"]`).first()).toBeAttached();
  }
});

test('the comparison is a table with six rows', async ({ page, open }) => {
  await open(paths.home);
  const table = page.getByRole('table').filter({ hasText: 'Proactivity' });
  for (const row of ['Focus', 'Security', 'Support Model', 'Approach', 'Proactivity', 'Relationship'])
    await expect(table.getByRole('rowheader', { name: row })).toBeVisible();
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

test('what the home page needs is not more than it may be', async ({ page, open }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(paths.home);
  await page.waitForLoadState('load');
  expect(
    requests.filter((address) => !address.startsWith('data:')).length,
    'requests before interaction',
  ).toBeLessThanOrEqual(40);
  await open(paths.home);
});

test('a new site leads to no social network, and names the year', async ({ page, open }) => {
  await open(paths.home);
  const footer = page.getByRole('contentinfo');
  const year = new Date().toLocaleDateString('en-US', { year: 'numeric', timeZone: 'America/Chicago' });
  await expect(footer).toContainText(`© ${year} Emberline`);
  await expect(footer.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
    'href',
    paths.contact,
  );
  await expect(footer.locator('a[href^="http"]')).toHaveCount(0);
});
