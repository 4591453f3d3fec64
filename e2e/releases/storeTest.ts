import { type ShellProcess, startShell } from '../shellProcess';
import { test as base } from '../test';
import { copyStore, type OwnStore } from './copyStore';

interface StoreFixtures {
  /** A copy of the shared site's releases, to be damaged at will. */
  store: OwnStore;
  /** Starts a shell that lives on this store, before the shared site's API. */
  startOnStore: () => Promise<ShellProcess>;
}

/** For specs about releases: each has a store and a shell of its own, and needs no site of its own. */
export const storeTest = base.extend<StoreFixtures>({
  store: async ({ site }, use) => {
    const store = copyStore(site.dataDir);
    await use(store);
    store.clean();
  },
  startOnStore: async ({ site, store, context }, use) => {
    const shells: ShellProcess[] = [];
    await use(async () => {
      const shell = await startShell({ ...store.env, API_ORIGIN: site.apiUrl });
      shells.push(shell);
      return shell;
    });
    // A page that still loads pictures when its server ends would report failed requests.
    for (const page of context.pages()) await page.close();
    for (const shell of shells) await shell.kill();
  },
});

export { expect } from '@playwright/test';
