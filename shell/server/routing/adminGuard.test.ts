import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminRedirect } from './adminGuard';

/** A fake API that knows members by their cookies. */
let api: http.Server;
let apiOrigin: string;
beforeAll(async () => {
  const factors: Record<string, string> = {
    'sid=verified': 'set',
    'sid=unverified': 'needed',
    'sid=local': 'offered',
  };
  api = http.createServer(({ headers }, response) => {
    const factor = factors[headers.cookie ?? ''];
    response.writeHead(factor ? 200 : 401).end(JSON.stringify({ factor }));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

const redirectOf = (url: string, cookie?: string, origin = apiOrigin) =>
  adminRedirect({ url, pathname: url.split('?', 1)[0] ?? '', cookie }, origin);

test.each([
  [undefined, '/admin/leads?status=new', '/admin/login?next=%2Fadmin%2Fleads%3Fstatus%3Dnew'],
  ['sid=made-up', '/admin/mfa-setup', '/admin/login?next=%2Fadmin%2Fmfa-setup'],
  ['sid=unverified', '/admin/leads?status=new', '/admin/mfa-setup?next=%2Fadmin%2Fleads%3Fstatus%3Dnew'],
  ['sid=unverified', '/admin/nothing', '/admin/mfa-setup?next=%2Fadmin%2Fnothing'],
  ['sid=unverified', '/admin/mfa-setup?next=%2Fadmin%2Fleads', undefined],
  ['sid=local', '/admin/leads', undefined],
  ['sid=verified', '/admin/leads', undefined],
])('a visitor with cookie %s is redirected from %s to %s', async (cookie, url, target) => {
  expect(await redirectOf(url, cookie)).toBe(target);
});

test('while the API is unavailable no one counts as signed in', async () => {
  expect(await redirectOf('/admin/leads', 'sid=verified', 'http://127.0.0.1:1')).toMatch(/^\/admin\/login/);
});
