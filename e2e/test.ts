import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Session } from '@site/api/contract/session';
import { Problems } from './problems';
import { accountOf, openSession, type Role } from './signIn';
import { siteTest } from './siteTest';
import { untilArrived } from './stillness';

interface Fixtures {
  /** Whatever went wrong in any page of this test; empty at its end, or the test fails. */
  problems: Problems;
  /** Opens an address and resolves when the page has been taken over by its scripts. */
  open: (path: string, page?: Page) => Promise<void>;
  /** This visitor has answered the cookie banner before. */
  consented: () => Promise<void>;
  /** This visitor is a member of that role: the site's owner, or somebody made for this test. */
  signedInAs: (role: Role) => Promise<Session>;
  /** Accessibility violations of the page as it is now, a line each. */
  violations: () => Promise<string[]>;
}

/** For what a visitor or a member does in a browser. */
export const test = siteTest.extend<Fixtures>({
  problems: [
    async ({ context }, use, info) => {
      const problems = new Problems();
      await problems.watch(context);
      await use(problems);
      if (info.status !== info.expectedStatus)
        await info.attach('problems in the browser', { body: problems.take().join('\n') || 'none' });
      else problems.expectNone();
    },
    { auto: true },
  ],
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
