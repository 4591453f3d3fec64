import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { exampleSite } from '@site/api/siteData/example';
import { paths } from '@site/shell/paths';
import { type ShellProcess, startShellWithApi } from '../../fixtures/site/startShell';
import { expect, test } from '../../fixtures/test';
import { until } from '../../fixtures/waiting/until';

/** Addresses under `/embedded`: a page, and one that does not exist. */
const EMBEDDED = [
  paths.embeddedContact,
  paths.embeddedTool('password-strength'),
  paths.embeddedBooking,
  paths.embeddedAssessment('healthcare-security'),
  '/embedded/assessments/nope',
  '/embedded/tools/nope',
  '/embedded/nope',
  '/embedded',
];
/** Pages with and without a frame, and error responses. */
const OTHERS = [
  paths.home,
  paths.contact,
  '/nope',
  paths.passwordReset,
  paths.passwordResetMfa,
  paths.admin.login,
  paths.admin.leads,
  '/insights',
  '/embeddedx',
  '/EMBEDDED/contact',
  '/site.webmanifest',
  '/healthz',
];

const get = (url: string, path: string) => fetch(url + path, { redirect: 'manual' });
const framing = async (url: string, path: string) => {
  const { headers } = await get(url, path);
  return {
    xfo: headers.get('x-frame-options'),
    ancestors: /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1],
  };
};

test('without allowed origins nothing can be framed', async ({ site }) => {
  for (const path of [...EMBEDDED, ...OTHERS]) {
    const { xfo, ancestors } = await framing(site.url, path);
    expect.soft([xfo, ancestors ?? "'none'"], path).toEqual(['DENY', "'none'"]);
  }
});

test.describe('with an allowed origin', () => {
  // In one worker, which starts one shell.
  test.describe.configure({ mode: 'default' });

  let shell: ShellProcess;
  let partner: http.Server;
  let foreignSite: http.Server;
  let api: http.Server;
  /** The HTML of the partner's page, if it is more than a frame. */
  let shown = '';

  test.beforeAll(async ({ site }) => {
    [partner, foreignSite] = [await listen((url) => shown || frameOf(url)), await listen(frameOf)];
    const document = JSON.stringify(exampleSite({ frameOrigins: [originOf(partner)] }));
    api = await listen(() => document);
    shell = await startShellWithApi(originOf(api), site);
  });

  test.afterAll(async () => {
    await shell.kill();
    for (const server of [partner, foreignSite, api]) server.close();
  });

  test('only pages under /embedded name it', async () => {
    for (const path of EMBEDDED)
      expect.soft(await framing(shell.url, path), path).toEqual({ xfo: null, ancestors: originOf(partner) });
    for (const path of OTHERS) {
      const { xfo, ancestors } = await framing(shell.url, path);
      expect.soft([xfo, ancestors ?? "'none'"], path).toEqual(['DENY', "'none'"]);
    }
  });

  test('only the allowed site can frame the form, and no site can frame a complete page', async ({
    page,
    problems,
  }) => {
    problems.expect(/console: .*(frame|Framing)/i, /request: .*ERR_BLOCKED_BY_RESPONSE/);
    await page.goto(framePage(partner, shell.url, '/embedded/contact'));
    const frame = page.frameLocator('iframe');
    await expect(frame.getByLabel('Full Name')).toBeVisible();
    for (const part of ['banner', 'contentinfo'] as const) await expect(frame.getByRole(part)).toHaveCount(0);
    await expectRefused(page, framePage(foreignSite, shell.url, '/embedded/contact'));
    await expectRefused(page, framePage(foreignSite, shell.url, '/contact'));
    await expectRefused(page, framePage(partner, shell.url, '/contact'));
  });

  test('the snippet of the partner page shows a tool at its full height; its links open in a new tab', async ({
    page,
    context,
    open,
  }) => {
    await open(paths.partners);
    const lines = await page
      .getByRole('region', { name: 'Password Strength' })
      .getByRole('code')
      .textContent();
    const { origin } = new URL(page.url());
    shown = `<!DOCTYPE html><title>Partner</title>${lines?.replaceAll(origin, shell.url)}`;
    await page.goto(originOf(partner));
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('region', { name: 'Password test' })).toBeVisible();
    const tall = async () => {
      const inside = await frame.locator('#main').evaluate((main) => main.getBoundingClientRect().height);
      const outside = (await page.locator('iframe').boundingBox())?.height;
      return Math.abs(inside - (outside ?? 0));
    };
    await expect.poll(tall).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 400, height: 800 });
    await expect.poll(tall).toBeLessThanOrEqual(1);
    const beside = context.waitForEvent('page');
    await frame.getByText(/^By /).getByRole('link').click();
    expect((await beside).url()).toBe(shell.url + paths.tool('password-strength'));
    expect(await context.cookies()).toEqual([]);
    shown = '';
  });

  test('errors under /embedded are shown inside the frame', async ({ page, problems }) => {
    problems.expect(/answer: 404 /);
    const frame = page.frameLocator('iframe');
    await page.goto(framePage(partner, shell.url, '/embedded/nope'));
    await expect(frame.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
  });
});

/** A page of another site with one frame in it. */
const frameOf = (url: URL) =>
  `<!DOCTYPE html><title>Partner</title><iframe width="900" height="900" src="${url.searchParams.get('show')}"></iframe>`;
const framePage = (server: http.Server, site: string, path: string) =>
  `${originOf(server)}/?show=${encodeURIComponent(site + path)}`;
const originOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listen(answer: (url: URL) => string): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const text = answer(new URL(request.url ?? '/', 'http://partner'));
    response.setHeader('Content-Type', text.startsWith('<') ? 'text/html' : 'application/json');
    response.end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** The browser shows its own page in a frame that was blocked. */
async function expectRefused(page: Page, address: string) {
  await page.goto(address);
  await until(
    async () => page.frames()[1]?.url().startsWith('chrome-error:'),
    'the frame is not refused',
    10_000,
  );
  await expect(page.frameLocator('iframe').getByLabel('Full Name')).toHaveCount(0);
}
