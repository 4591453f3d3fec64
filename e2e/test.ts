import type { Page } from '@playwright/test';
import type { Session } from '@site/api/contract/session';
import { Problems } from './problems';
import { accountOf, openSession, type Role } from './signIn';
import { siteTest } from './siteTest';
import { untilTakenOver } from './takenOver';
import { findViolations } from './violations';

interface Fixtures {
  /** Whatever went wrong in any page of this test; empty at its end, or the test fails. */
  problems: Problems;
  /** Opens an address and resolves when the page has been taken over by its scripts. */
  open: (path: string, page?: Page) => Promise<void>;
  /** This visitor has answered the cookie banner before. */
  consented: () => Promise<void>;
  /** This visitor is a member of that role: the site's owner, or somebody made for this test. */
  signedInAs: (role: Role) => Promise<Session>;
  /** Accessibility violations of the page as it is now, of all rules unless some are named, a line each. */
  violations: (rules?: string[]) => Promise<string[]>;
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
  violations: async ({ page }, use) => use((rules) => findViolations(page, rules)),
});

export { expect } from '@playwright/test';

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilTakenOver(page);
}
