import mongoose from 'mongoose';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { PageAddresses } from '../addresses/contract';
import { findPageAddresses } from '../addresses/model';
import { exampleLandingDraft } from '../landingPages/example';
import { exampleRedirectDraft as draft } from './example';
import { Redirect } from './model';

const internalKey = 'a-key-of-the-site-that-is-long-enough';
let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({ INTERNAL_KEY: internalKey });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());

/** Sends a list as the shell does. */
const sendList = async (list: unknown, headers: Record<string, string> = { 'X-Internal-Key': internalKey }) =>
  (
    await fetch(`${server.url}/api/page-addresses`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(list),
    })
  ).status;

/** The errors of a redirect from a path; saves nothing. */
const faultsAt = async (from: string) => {
  const csv = `from,to\n${from},/faq\n`;
  const { status, body } = await admin.post('/api/admin/redirects/imports', {
    table: csv,
    columns: [],
    isDryRun: true,
  });
  return { status, faults: body.errors?.map(({ message }: { message: string }) => message) };
};

test('no redirect is saved before the shell has sent its pages; then its last list is used', async () => {
  await mongoose.connection.collection('pageAddresses').deleteMany({});
  const refused = await admin.post('/api/admin/redirects', draft());
  expect(refused).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
  expect(refused.body.message).toMatch(/list of pages is unavailable/);
  expect(await Redirect.countDocuments()).toBe(0);

  const list: PageAddresses = { pages: ['/', '/services', '/:slug'], files: ['/robots.txt'] };
  expect(await sendList(list)).toBe(204);
  expect((await admin.post('/api/admin/redirects', draft())).status).toBe(201);
  expect(await faultsAt('/services')).toEqual({
    status: 200,
    faults: ['There is already a page at this URL.'],
  });
  expect(await faultsAt('/another')).toEqual({ status: 200, faults: [] });
  expect(await sendList(list)).toBe(204);
  expect(await mongoose.connection.collection('pageAddresses').countDocuments()).toBe(1);
});

test('a released page blocks redirects, a removed one does not', async () => {
  expect(await sendList({ pages: ['/released', '/private/:token'], files: [] })).toBe(204);
  expect((await faultsAt('/released')).faults).toEqual(['There is already a page at this URL.']);
  expect((await faultsAt('/services/cybersecurity')).faults).toEqual([]);
  expect((await faultsAt('/private')).faults).toEqual([]);
  const csv = 'from,to,code,match\n/private,/faq,301,prefix\n';
  const below = await admin.post('/api/admin/redirects/imports', {
    table: csv,
    columns: [],
    isDryRun: true,
  });
  expect(below.body.errors).toMatchObject([{ message: 'This would hide the page /private/:token.' }]);
});

test('only the shell may send the list, and an invalid or oversized one changes nothing', async () => {
  await server.setLivePages({});
  const before = await findPageAddresses();
  const list = { pages: ['/other'], files: [] };
  expect(await sendList(list, {})).toBe(403);
  expect(await sendList(list, { 'X-Internal-Key': `${internalKey}x` })).toBe(403);
  // The shell adds its key to what it forwards for visitors.
  const forwarded = { 'X-Internal-Key': internalKey, 'X-Forwarded-For': '203.0.113.7' };
  expect(await sendList(list, forwarded)).toBe(403);
  expect((await admin.send('PUT', '/api/page-addresses', { body: list })).status).toBe(403);
  expect(await sendList({ pages: ['/other'] })).toBe(400);
  expect(await sendList({ ...list, pages: ['/other', 7] })).toBe(400);
  expect(await sendList({ ...list, pages: [`/${'x'.repeat(300)}`] })).toBe(400);
  expect(await sendList({ ...list, pages: Array.from({ length: 1_001 }, (_, n) => `/${n}`) })).toBe(400);
  expect(await sendList({ ...list, files: Array.from({ length: 50_000 }, (_, n) => `/file-${n}`) })).toBe(
    413,
  );
  expect(await findPageAddresses()).toEqual(before);
});

test('lists that arrive together are never mixed', async () => {
  await server.setLivePages({ pages: ['/one'] });
  await Promise.all([
    sendList({ pages: ['/one', '/two'], files: [] }),
    sendList({ pages: ['/three'], files: ['/four'] }),
  ]);
  const { pages, files } = (await findPageAddresses()) as PageAddresses;
  expect([
    [['/one', '/two'], []],
    [['/three'], ['/four']],
  ]).toContainEqual([pages, files]);
});

test('no redirect may be at a page that the team has just published', async () => {
  await server.setLivePages({});
  expect((await faultsAt('/landing/fair-use')).faults).toEqual([]);
  const pages = '/api/admin/landing-pages';
  const { body } = await admin.post(pages, exampleLandingDraft({ slug: 'fair-use' }));
  await admin.post(`${pages}/${body.id}/publish`, undefined, { 'If-Match': '"1"' });
  expect((await faultsAt('/landing/fair-use')).faults).toEqual(['There is already a page at this URL.']);
});
