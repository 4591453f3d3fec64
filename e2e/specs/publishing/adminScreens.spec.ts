import type { Page } from '@playwright/test';
import { exampleNewsletterDraft } from '@site/api/audience/newsletters/example';
import { openScreen } from '../../fixtures/admin/openScreen';
import { findViolations } from '../../fixtures/browser/findViolations';
import type { ContentClient } from '../../fixtures/content/ContentClient';
import {
  buildLanding,
  buildLocation,
  buildPost,
  type TextSource,
} from '../../fixtures/content/contentDrafts';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

const say: TextSource = (field, most, least = 0) =>
  `Some words for the ${field}`.slice(0, most).padEnd(least, ' and so on');

/** The screens to check. The first two parts need empty lists; this file is the first on its site. */
const PARTS: Record<string, (contentClient: ContentClient) => Promise<string[]>> = {
  'lists of nothing yet': async () => [
    'team',
    'media',
    'redirects',
    'redirects/not-found',
    'leads',
    'audit',
    'leads/board',
    'saved-replies',
    'subscribers',
    'subscribers/growth',
    'newsletters',
    'sequences',
  ],
  'other screens without data': async () => [
    'hubspot',
    'hubspot/mapping',
    'lead-tags',
    'contacts',
    'post-tags',
    'score-rules',
    'inbox',
    'analytics',
    'analytics/annotations/new',
    'seo-generator',
    'seo-generator/search-queries',
    'seo-generator/bulk-edits/new',
    'sitemap-scheduler',
    'sitemap-scheduler/schedule',
  ],
  'documents and their lists': async (contentClient) => {
    const post = await contentClient.create('blog', buildPost(say, 'a-post'));
    const landing = await contentClient.create('landing-pages', buildLanding(say, 'a-landing-page'));
    const area = await contentClient.create('locations', buildLocation(say, 'an-area'));
    const newsletter = await contentClient.create('newsletters', exampleNewsletterDraft());
    return [
      'newsletters',
      `newsletters/${newsletter.id}`,
      'blog',
      `blog/${post.id}`,
      'landing-pages',
      'landing-pages/new',
      `landing-pages/${landing.id}`,
      'locations',
      `locations/${area.id}`,
      'template-generator',
      'template-generator/new',
      'template-generator/runs/new',
      'template-generator/pages',
      'template-generator/rollouts/new',
    ];
  },
  'records and their lists': async (contentClient) => {
    const facts = { name: 'Dana Reyes', position: 'Service desk', bio: 'Answers first.' };
    const rest = { certifications: '', personalLine: '', isAtBookings: false };
    const draft = { ...facts, ...rest, photo: '', photoAlt: '', links: [], isVisible: true };
    const person = await contentClient.send('POST', 'team', draft);
    const bookings = [
      'bookings/types',
      'bookings/types/consultation',
      'bookings/calendar-providers',
      'bookings/calendar-providers/google',
    ];
    const lists = ['team', 'testimonials', 'credentials', 'credentials/new', 'redirects/new'];
    return [...lists, `team/${person.id}`, ...bookings, 'forms/contact', 'forms/new'];
  },
  'what the team has for itself': async () => [
    'dashboard',
    'users',
    'users/new',
    'account',
    'audit',
    'settings',
    'nothing/here',
  ],
};

for (const [name, prepare] of Object.entries(PARTS))
  test(`every screen of the workbench is whole and accessible, in light and dark, wide and narrow: ${name}`, async ({
    contentClient,
    page,
    signedInAs,
    problems,
  }) => {
    // The workbench's not-found page.
    problems.expect(/answer: 404 .*\/admin\/nothing\/here/);
    await signedInAs('owner');
    const complaints: Record<string, string[]> = {};
    for (const [index, path] of (await prepare(contentClient)).entries()) {
      const withFrame = index === 0;
      await openScreen(page, `/admin/${path}`);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // A drawer that the URL opens appears after the page.
      await waitForIdle(page);
      // Also behind an open dialog.
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
      const wide = [...(await sideways(page)), ...(await findViolations(page, { withFrame }))];
      await page.setViewportSize(NARROW);
      const narrow = [
        ...(await sideways(page)),
        ...(await findViolations(page, { rules: ['target-size'], withFrame })),
      ];
      await page.setViewportSize(WIDE);
      const found = [...wide, ...narrow.map((line) => `on a phone: ${line}`)];
      if (found.length) complaints[path] = found;
    }
    expect(complaints).toEqual({});
  });

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 780 };

const sideways = async (page: Page) => {
  const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return by > 0 ? [`scrolls sideways by ${by} px`] : [];
};
