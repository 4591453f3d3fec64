import type { Page } from '@playwright/test';
import { exampleNewsletterDraft } from '@site/api/audience/newsletters/example';
import { exampleCaseStudyDraft } from '@site/api/content/caseStudies/example';
import { openScreen } from '../../fixtures/admin/openScreen';
import { findViolations, type Scheme } from '../../fixtures/browser/findViolations';
import type { ContentClient } from '../../fixtures/content/ContentClient';
import {
  buildLanding,
  buildLocation,
  buildPost,
  type TextSource,
} from '../../fixtures/content/contentDrafts';
import { isLong } from '../../fixtures/isLong';
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
    'leads/board',
    'audit',
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
    'tasks',
    'post-tags',
    'score-rules',
    'inbox',
    'analytics',
    'analytics/annotations/new',
    'analytics/named-events/new',
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
    const study = await contentClient.create('case-studies', exampleCaseStudyDraft());
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
      'case-studies',
      `case-studies/${study.id}`,
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

const WINDOWS = {
  wide: { width: 1280, height: 800 },
  /** Only its layout is checked. */
  middle: { width: 768, height: 1024 },
  narrow: { width: 360, height: 780 },
};

interface Look {
  window: 'wide' | 'narrow';
  scheme: Scheme;
}

const LOOKS: Look[] = [
  { window: 'wide', scheme: 'light' },
  { window: 'narrow', scheme: 'dark' },
  { window: 'wide', scheme: 'dark' },
  { window: 'narrow', scheme: 'light' },
];
/** Screens share most elements and colors, so each is judged in one look, the next one in the next. */
const looksOf = (index: number) => (isLong ? LOOKS : LOOKS.filter((_, at) => at === index % LOOKS.length));
/** The contrast of colors takes more than all other rules: it is judged on every fifth screen, so in each look. */
const isJudgedByColors = (index: number) => isLong || index % 5 === 0;

for (const [part, [name, prepare]] of Object.entries(PARTS).entries())
  test(`every workbench screen is complete and accessible, light and dark, wide and narrow: ${name}`, async ({
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
      const withFrame = part === 0 && index < LOOKS.length;
      await openScreen(page, `/admin/${path}`);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // A drawer that the URL opens appears after the page.
      await waitForIdle(page);
      // Also behind an open dialog.
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
      const looks = looksOf(index);
      const found = await sideways(page, looks[0]?.window);
      for (const { window, scheme } of looks) {
        await page.setViewportSize(WINDOWS[window]);
        const withoutContrast = !withFrame && !isJudgedByColors(index);
        const options = { scheme, withFrame, withTargetSize: true, withoutContrast };
        const lines = await findViolations(page, options);
        found.push(...lines.map((line) => `${window}, ${scheme}: ${line}`));
      }
      if (found.length) complaints[path] = found;
    }
    expect(complaints).toEqual({});
  });

/**
 * What is wrong with the layout in each window: how far the screen scrolls sideways, and the height of an empty
 * notification region over it. The page is left in the window `last`.
 */
async function sideways(page: Page, last: Look['window'] = 'narrow'): Promise<string[]> {
  const found: string[] = [];
  const others = last === 'narrow' ? (['wide', 'middle'] as const) : (['narrow', 'middle'] as const);
  for (const name of [...others, last]) {
    await page.setViewportSize(WINDOWS[name]);
    const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (by > 0) found.push(`${name}: scrolls sideways by ${by} px`);
    const height = await page
      .locator('[aria-label^="Notifications"]:not(:has(.toast))')
      .evaluateAll(([region]) => region?.clientHeight ?? 0);
    if (height > 0) found.push(`${name}: the empty notification region covers ${height} px`);
  }
  return found;
}
