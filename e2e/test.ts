import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import type { Enquiry } from '@site/api/contract/enquiries';
import type { Session } from '@site/api/contract/session';
import { type Mailbox, mailboxIn } from './mailbox';
import { newAddress } from './newAddress';
import { Problems } from './problems';
import { type SavedEnquiry, saveEnquiry } from './saveEnquiry';
import { readSharedSite, type SharedSite } from './sharedSite';
import { accountOf, openSession, type Role } from './signIn';
import { untilArrived } from './stillness';

interface Fixtures {
  /** The network address this test's visitor comes from; limits count by it. */
  visitorAddress: string;
  /** Whatever went wrong in any page of this test; empty at its end, or the test fails. */
  problems: Problems;
  mailbox: Mailbox;
  /** Opens an address and resolves when the page has been taken over by its scripts. */
  open: (path: string, page?: Page) => Promise<void>;
  /** This visitor has answered the cookie banner before. */
  consented: () => Promise<void>;
  /** This visitor is a member of that role: the site's owner, or somebody made for this test. */
  signedInAs: (role: Role) => Promise<Session>;
  /** An enquiry that was stored before the test looks for it. */
  saved: (part?: Partial<Enquiry>) => Promise<SavedEnquiry>;
  /** Accessibility violations of the page as it is now, a line each. */
  violations: () => Promise<string[]>;
}

export const test = base.extend<Fixtures, { site: SharedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
  site: [async ({}, use) => use(readSharedSite()), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  visitorAddress: async ({}, use) => use(newAddress()),
  extraHTTPHeaders: async ({ visitorAddress }, use) => use({ 'X-Forwarded-For': visitorAddress }),
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      await problems.watch(context);
      await use(problems);
      problems.expectNone();
    },
    { auto: true },
  ],
  mailbox: async ({ site }, use) => use(mailboxIn(site.dataDir)),
  open: async ({ page }, use) => use((path, other = page) => openPage(other, path)),
  consented: async ({ context }, use) =>
    use(async () => {
      await context.addInitScript(() => {
        // The empty document before the first page has no storage.
        if (location.protocol.startsWith('http'))
          localStorage.setItem('emberline-consent', '{"necessary":true,"analytics":false,"marketing":false}');
      });
    }),
  signedInAs: async ({ context, site }, use) =>
    use(async (role) => openSession(context.request, site, await accountOf(role, site))),
  saved: async ({ site }, use) => use((part) => saveEnquiry(site, part)),
  violations: async ({ page }, use) => use(() => findViolations(page)),
});

export { expect } from '@playwright/test';

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isTakenOver);
}

// The first page view is told by the same effect that makes links and forms work.
const isTakenOver = () =>
  (window as { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'page_view');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Where members work, in the dark as well: there the same is in other colours. */
async function findViolations(page: Page): Promise<string[]> {
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true);
  const found = await judged(page, axe().withTags(WCAG));
  if (!new URL(page.url()).pathname.startsWith('/admin')) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await judged(page, axe().withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: null });
  return [...found, ...dark.map((line) => `in the dark: ${line}`)];
}

async function judged(page: Page, axe: AxeBuilder): Promise<string[]> {
  // What is half faded in has half its contrast, also where it opens only now.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilArrived(page);
  const { violations } = await axe.analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${help} at ${target.join(' ')} (${failureSummary.split('\n').slice(1).join(' ').trim()})`,
    ),
  );
}
