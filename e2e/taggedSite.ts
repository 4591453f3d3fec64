import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Request } from '@playwright/test';
import { exampleSite } from '@site/api/example/site';
import { type ShellProcess, startShellBefore } from './shellProcess';
import { test as base } from './test';

const TAGS = { tagManagerId: 'GTM-TEST1', adsId: 'AW-123456789', adsLabel: 'AbC-D_efG' };

/** A site whose owner has set a tag manager and a Google Ads account; their scripts are played by the test. */
export const taggedSiteTest = base.extend<{ manager: Manager }, { tagged: ShellProcess }>({
  tagged: [
    async ({ site }, use) => {
      const document = JSON.stringify(exampleSite({ settings: TAGS }));
      const api = createServer((request, response) => {
        response.setHeader('content-type', 'application/json');
        if (request.url === '/api/site') response.end(document);
        else if (request.url === '/api/team') response.end('[]');
        else response.writeHead(request.method === 'POST' ? 204 : 503).end();
      }).listen(0, '127.0.0.1');
      await once(api, 'listening');
      const shell = await startShellBefore(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, site);
      await use(shell);
      await shell.kill();
      api.closeAllConnections();
      api.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ tagged }, use) => use(tagged.url),
  manager: async ({ context }, use) => use(await playManager(context)),
});

interface Manager {
  /** Every call to the manager's host. */
  asked: string[];
  /** What its script found, each time it ran. */
  seen: { address: string; referrer: string; layer: string }[];
}

/** Answers for the manager's host with a script that looks at all a tag can look at. */
async function playManager(context: BrowserContext): Promise<Manager> {
  const manager: Manager = { asked: [], seen: [] };
  await context.exposeFunction('tellTest', (seen: Manager['seen'][number]) => manager.seen.push(seen));
  await context.route(/googletagmanager\.com/, (route) => {
    manager.asked.push(told(route.request()));
    if (route.request().url().includes('/gtag/js'))
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'tellTest({ address: location.href, referrer: document.referrer, layer: JSON.stringify(dataLayer) });',
    });
  });
  return manager;
}

const told = (request: Request) => `${request.url()} ${JSON.stringify(request.headers())}`;
