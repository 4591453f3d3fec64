import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminRedirect } from './adminGuard';

/** Stands where the API would: knows two members by their cookies. */
let api: http.Server;
let apiOrigin: string;
beforeAll(async () => {
  const factors: Record<string, string> = {
    'sid=whole': 'set',
    'sid=half': 'needed',
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

const led = (url: string, cookie?: string, origin = apiOrigin) =>
  adminRedirect({ url, pathname: url.split('?', 1)[0] ?? '', cookie }, origin);

test.each([
  [undefined, '/admin/leads?status=new', '/admin/login?next=%2Fadmin%2Fleads%3Fstatus%3Dnew'],
  ['sid=made-up', '/admin/mfa-setup', '/admin/login?next=%2Fadmin%2Fmfa-setup'],
  ['sid=half', '/admin/leads?status=new', '/admin/mfa-setup?next=%2Fadmin%2Fleads%3Fstatus%3Dnew'],
  ['sid=half', '/admin/nothing', '/admin/mfa-setup?next=%2Fadmin%2Fnothing'],
  ['sid=half', '/admin/mfa-setup?next=%2Fadmin%2Fleads', undefined],
  ['sid=local', '/admin/leads', undefined],
  ['sid=whole', '/admin/leads', undefined],
])('%s is led from %s to %s', async (cookie, url, door) => {
  expect(await led(url, cookie)).toBe(door);
});

test('while the API is away nobody is a member', async () => {
  expect(await led('/admin/leads', 'sid=whole', 'http://127.0.0.1:1')).toMatch(/^\/admin\/login/);
});
