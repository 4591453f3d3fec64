import { SearchConsoleStandIn, toRow } from '../../testing/searchConsole/SearchConsoleStandIn';
import { later, origin, path, property, startConnectedSite } from './connectedSite.fixture';
import { readConnection } from './model';

let site: Awaited<ReturnType<typeof startConnectedSite>>;
let google: SearchConsoleStandIn;
beforeAll(async () => {
  site = await startConnectedSite();
  google = site.google;
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

test('an admin connects, chooses a property, and both kinds of figures are imported; the key is never shown', async () => {
  expect(await site.read()).toMatchObject({ state: 'not_connected', isDemo: true, imported: null });
  google.properties[`${site.publicOrigin}/`] = 'siteOwner';
  const { status, body } = await site.connect();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'no_property',
    clientEmail: 'search@demo.iam.gserviceaccount.com',
    last4: 'cdef',
    properties: [
      { url: property, isReadable: true, isThisSite: false },
      { url: 'https://other.example/', isReadable: false, isThisSite: false },
      { url: `${site.publicOrigin}/`, isReadable: true, isThisSite: true },
    ],
    connectedBy: 'Their admin',
  });
  expect((await site.choose('https://other.example/')).status).toBe(400);
  expect((await site.choose()).body).toMatchObject({ state: 'connected', isImporting: true });
  google.figures.page.push(toRow('https://shop.example/x', 1, 2, 3));
  await site.importAt(later(0));
  expect(google.queries).toMatchObject([
    { dimensions: ['date'], dataState: 'final' },
    { dimensions: ['query'], startDate: '2026-10-22', endDate: '2026-11-18', rowLimit: 25_000 },
    { dimensions: ['page'], startDate: '2026-10-22', endDate: '2026-11-18' },
  ]);
  expect(await site.read()).toMatchObject({
    state: 'connected',
    imported: { from: '2026-10-22', to: '2026-11-18', queries: 2, pages: 2, otherUrls: 1 },
    nextAt: later(24 * 60).toISOString(),
  });
  const { items } = (await site.as('viewer').get('/api/admin/search-console')).body;
  expect(items[0]).toMatchObject({ query: 'managed it services austin', clicks: 12, position: 8.4 });
  const { body: state } = await site.as('viewer').get('/api/admin/search-console/state');
  expect(state).toMatchObject({ source: 'api', queries: { rows: 2, clicks: 15 }, pages: { rows: 2 } });
  const secret = JSON.parse(google.key).private_key.slice(40, 80);
  for (const text of [await readConnection(), await site.read()])
    expect(JSON.stringify(text)).not.toContain(secret);
});

const valid = {
  type: 'service_account',
  client_email: 'a@b.iam.gserviceaccount.com',
  private_key_id: 'abcdef',
  private_key: 'x',
};
test.each([
  ['', 'Please enter the JSON key.'],
  ['{', /isn’t the JSON key/],
  ['[]', /isn’t the JSON key/],
  [JSON.stringify({ web: { client_id: 'x' } }), /OAuth client/],
  [JSON.stringify({ ...valid, type: 'authorized_user' }), /isn’t the JSON key/],
  [JSON.stringify({ ...valid, client_email: 'a@b.example' }), /client_email/],
  [JSON.stringify(valid), /private_key in this file can’t be read/],
  ['x'.repeat(10_001), /too long/],
])('refuses %#: what is not the key of a service account', async (key, message) => {
  const { status, body } = await site.connect(key);
  expect(status).toBe(400);
  expect(body.fieldErrors.key).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
  expect(google.calls).toEqual([]);
});

test('a key that Google rejects is refused at its field, and one is not stored while Google is away', async () => {
  google.faults.isKeyDeleted = true;
  const { status, body } = await site.connect();
  expect([status, body.code]).toEqual([422, 'key_rejected']);
  expect(body.fieldErrors.key).toMatch(/doesn’t accept this key/);
  google.heal();
  // Another account's key with the same name.
  const other = new SearchConsoleStandIn(origin).key;
  expect((await site.connect(other)).status).toBe(422);
  google.faults.isDown = true;
  expect((await site.connect()).status).toBe(503);
  expect(await site.read()).toMatchObject({ state: 'not_connected', clientEmail: '' });
});

test.each([
  ['isKeyDeleted', 'key_rejected', /doesn’t accept this key/],
  ['isDisabled', 'not_enabled', /isn’t enabled/],
] as const)('after %s the state is %s, until a test finds it mended', async (fault, state, reason) => {
  await site.connect();
  await site.choose();
  google.faults[fault] = true;
  await site.importAt(later(0));
  expect(await site.read()).toMatchObject({ state, reason: expect.stringMatching(reason) });
  // Nobody mends it in minutes.
  expect((await readConnection()).dueAt).toEqual(later(24 * 60));
  expect((await site.as('admin').post(`${path}/test`)).body.state).toBe(state);
  google.heal();
  const mended = (await site.as('admin').post(`${path}/test`)).body;
  expect(mended).toMatchObject({ state: 'connected', reason: '', isImporting: true });
});

test('members import now, at most ten times in ten minutes; outdated changes are refused', async () => {
  expect((await site.as('admin').post(`${path}/import`)).status).toBe(409);
  await site.connect();
  expect((await site.as('admin').post(`${path}/import`)).status).toBe(409);
  await site.choose();
  await site.importAt(new Date());
  expect((await site.read()).isImporting).toBe(false);
  expect((await site.as('admin').post(`${path}/import`)).body.isImporting).toBe(true);
  const old = { 'If-Match': '"0"' };
  expect((await site.as('admin').post(`${path}/connect`, { key: google.key }, old)).status).toBe(412);
  expect((await site.as('admin').patch(path, { property }, old)).status).toBe(412);
  expect((await site.as('admin').send('DELETE', path, { headers: old })).status).toBe(412);
  expect((await site.as('viewer').get(path)).status).toBe(403);
  expect((await site.as('editor').post(`${path}/import`)).status).toBe(403);
});
