import type { Page } from '@playwright/test';
import { expect, contentSiteTest as test } from '../../content/contentSiteTest';
import { landingOf, locationOf, postOf, type Take } from '../../content/drafts';

const say: Take = (field, most, least = 0) =>
  `Some words for the ${field}`.slice(0, most).padEnd(least, ' and so on');

const EMPTY = ['team', 'media', 'redirects', 'redirects/not-found', 'leads', 'audit'];

test('every screen of the workbench is whole and accessible, in light and dark', async ({
  desk,
  page,
  open,
  signedInAs,
  violations,
}) => {
  await signedInAs('owner');
  const complaints: Record<string, string[]> = {};
  const look = async (path: string) => {
    await open(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Also behind a sheet that asks for something.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
    const found = [...(await sideways(page)), ...(await violations())];
    if (found.length) complaints[path] = found;
  };
  for (const name of EMPTY) await look(`/admin/${name}`);
  const post = await desk.create('blog', postOf(say, 'a-post'));
  const landing = await desk.create('landing-pages', landingOf(say, 'a-landing-page'));
  const area = await desk.create('locations', locationOf(say, 'an-area'));
  const person = await desk.send('POST', 'team', {
    ...{
      name: 'Dana Reyes',
      position: 'Service desk',
      bio: 'Answers first.',
      photo: '',
      photoAlt: '',
      links: [],
    },
    isVisible: true,
  });
  for (const path of [
    'dashboard',
    'blog',
    `blog/${post.id}`,
    'landing-pages',
    'landing-pages/new',
    `landing-pages/${landing.id}`,
    'locations',
    `locations/${area.id}`,
    'policies',
    'testimonials',
    'testimonials/new',
    'team',
    `team/${person.id}`,
    'redirects/new',
    'users',
    'users/new',
    'account',
    'audit',
    'settings',
  ])
    await look(`/admin/${path}`);
  expect(complaints).toEqual({});
});

const sideways = async (page: Page) => {
  const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return by > 0 ? [`scrolls sideways by ${by} px`] : [];
};
