import { paths } from '@site/shell/paths';
import { openSession } from '../../fixtures/admin/openSession';
import { sendRawRequest } from '../../fixtures/requests/sendRawRequest';
import { readLogs } from '../../fixtures/site/readLogs';
import { expect, siteTest as test } from '../../fixtures/siteTest';
import { until } from '../../fixtures/waiting/until';

/** Spellings of a workbench URL, or of one that resembles it. */
const SPELLINGS = [
  '/admin',
  '/admin/',
  '/admin/dashboard',
  '/admin/leads',
  '/admin/leads/',
  '/admin/leads/1',
  '/admin/nope',
  '/ADMIN/leads',
  '/Admin/Leads',
  '/admin/LEADS',
  '/ADMIN',
  '/aDmIn/',
  '/ADMIN/nope',
  '/ADMIN/login/x',
  '/%61dmin/leads',
  '/%41DMIN/leads',
  '/admin/%6Ceads',
  '/admin/%6ceads/',
  '/%61%64%6d%69%6e',
  '//admin/leads',
  '/admin//leads',
  '/admin/leads//',
  '/./admin/leads',
  '/admin/./leads',
  '/x/../admin/leads',
  '/admin/login/../leads',
  '/admin/login/..%2fleads',
  '/admin%2fleads',
  '/admin/%2e/leads',
  '/admin\\leads',
  '/admin;x/leads',
  '/admin/leads;x',
  '/admin/leads%00',
  '/admin/login%2F',
  '/admin/login/leads',
  '/admin.',
  'http://evil.example/admin/leads',
  'http://evil.example/ADMIN/leads',
  '/admin?x',
  '/admin/leads?next=//evil',
];

test('no spelling of a path shows the workbench to anonymous visitors', async ({ site }) => {
  for (const target of SPELLINGS)
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await sendRawRequest(site.url, target, {}, method);
      expect.soft([302, 400, 404], `${method} ${target}`).toContain(status);
      if (status === 302)
        expect.soft(headers.get('location'), target).toMatch(/^\/admin\/login\?next=%2Fadmin/);
      expect.soft(headers.get('content-security-policy') ?? '', target).not.toContain('trusted-types');
      expect.soft(body, target).not.toContain('LeadsScreen.');
    }
});

test('all paths under /admin look the same to anonymous visitors', async ({ site }) => {
  for (const path of ['/admin/leads', '/admin/nope', '/admin/leads/1/2/3'])
    expect((await sendRawRequest(site.url, path)).headers.get('location')).toBe(
      `/admin/login?next=${encodeURIComponent(path)}`,
    );
});

test('the sign-in page is public at exactly one URL', async ({ site }) => {
  expect((await sendRawRequest(site.url, paths.admin.login)).status).toBe(200);
  expect((await sendRawRequest(site.url, `${paths.admin.login}?next=%2F%2Fevil.example`)).status).toBe(200);
  expect((await sendRawRequest(site.url, `${paths.admin.login}/`)).headers.get('location')).toBe(
    paths.admin.login,
  );
});

test('a member reaches the workbench at its own URLs only', async ({ request, site }) => {
  await openSession(request, site, site.owner);
  const answers = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await answers('/admin')).toEqual([302, '/admin/dashboard']);
  expect(await answers('/admin/leads')).toEqual([200, undefined]);
  expect(await answers('/admin/leads/?status=new')).toEqual([301, '/admin/leads?status=new']);
  expect(await answers('/%61dmin/leads')).toEqual([301, '/admin/leads']);
  expect(await answers('/ADMIN/leads')).toEqual([404, undefined]);
  expect(await answers('/admin/nope')).toEqual([404, undefined]);
});

test('a page opened by a token is complete, never cached, and does not leak its token', async ({ site }) => {
  const key = `key${Date.now()}`;
  for (const path of [`${paths.invite}/${key}`, paths.invite, paths.passwordReset, paths.passwordResetMfa]) {
    const { status, headers, body } = await sendRawRequest(site.url, path);
    expect.soft(status, path).toBe(200);
    expect.soft(body.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect.soft(body, path).not.toContain(key);
    expect.soft(headers.get('cache-control'), path).toBe('no-store');
    expect.soft(headers.get('referrer-policy'), path).toBe('no-referrer');
    expect.soft(headers.has('etag'), path).toBe(false);
    const policy = headers.get('content-security-policy') ?? '';
    expect.soft(policy, path).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
    expect.soft(policy, path).toContain("require-trusted-types-for 'script'");
    expect.soft(policy, path).not.toContain('googletagmanager');
    // The token is removed from the URL before anything is fetched.
    expect.soft(body.indexOf('history.replaceState'), path).toBeLessThan(body.indexOf('<link'));
    const again = await sendRawRequest(site.url, path);
    expect.soft(again.headers.get('content-security-policy'), path).not.toBe(policy);
  }
  await until(async () => readLogs(site.dataDir).includes('/invite/:token'), 'the visit is logged');
  expect(readLogs(site.dataDir)).not.toContain(key);
});
