import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Redirect, type RedirectRecord } from '../redirects/model';
import type { LocationDraft } from './contract';
import { exampleLocationDraft } from './example';
import { Location } from './model';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());

const areas = '/api/admin/locations';
const seen = (version: number) => ({ 'If-Match': `"${version}"` });

/** Publishes an area, and returns actions that use its current version. */
async function publicArea(slug: string) {
  let { id, version, draft } = (await editor.post(areas, exampleLocationDraft({ slug }))).body;
  const act = async (name: string) => {
    const answer = await editor.post(`${areas}/${id}/${name}`, undefined, seen(version));
    version = answer.body.version ?? version;
    return answer;
  };
  const withdraw = (to?: string) => act(`withdraw${to ? `?to=${encodeURIComponent(to)}` : ''}`);
  const remove = (to?: string) =>
    editor.send('DELETE', `${areas}/${id}${to ? `?to=${encodeURIComponent(to)}` : ''}`, {
      headers: seen(version),
    });
  const write = async (part: Partial<LocationDraft>) => {
    draft = { ...draft, ...part };
    version = (await editor.patch(`${areas}/${id}`, draft, seen(version))).body.version;
  };
  expect((await act('publish')).status).toBe(200);
  return { id, act, withdraw, remove, write, path: `/service-areas/${slug}` };
}

const rules = async () =>
  (await Redirect.find().sort({ from: 1 }).lean<RedirectRecord[]>()).map(
    ({ from, to, code, source }) => `${from} ${code} ${to} ${source}`,
  );
beforeEach(() => Redirect.deleteMany({}));

test('a public area cannot be withdrawn or deleted without a page to redirect to', async () => {
  const { id, withdraw, remove } = await publicArea('leander');
  const rejections = [
    [undefined, 'Choose the page to redirect to.'],
    ['/no-such-page', 'There is no page at this URL.'],
    ['https://elsewhere.example/', 'There is no page at this URL.'],
    ['//elsewhere.example', 'There is no page at this URL.'],
    ['/service-areas/leander', 'There is no page at this URL.'],
  ] as const;
  for (const [to, message] of rejections)
    for (const attempt of [withdraw, remove])
      expect(await attempt(to)).toMatchObject({ status: 400, body: { fieldErrors: { to: message } } });
  expect((await editor.get(`${areas}/${id}`)).body).toMatchObject({ state: 'published', binnedAt: null });
  expect(await Location.findById(id).lean()).toMatchObject({ isPublished: true });
  expect(await rules()).toEqual([]);
});

test('the path of a withdrawn area redirects until it is public again', async () => {
  const { withdraw, act, path } = await publicArea('kyle');
  expect((await withdraw('/service-areas/waco')).body).toMatchObject({ state: 'withdrawn', path: null });
  expect(await rules()).toEqual([`${path} 301 /service-areas/waco withdrawn`]);
  expect((await act('publish')).body).toMatchObject({ state: 'published', path });
  expect(await rules()).toEqual([]);
});

test('the path of an area in the trash redirects until it is restored and published', async () => {
  const { id, remove, path } = await publicArea('buda');
  expect((await remove('/service-areas/waco')).status).toBe(204);
  expect(await rules()).toEqual([`${path} 301 /service-areas/waco withdrawn`]);
  const { version } = (await editor.post(`${areas}/${id}/restore`)).body;
  expect(await rules()).toHaveLength(1);
  expect((await editor.post(`${areas}/${id}/publish`, undefined, seen(version))).status).toBe(200);
  expect(await rules()).toEqual([]);
});

test('an area that was never public is deleted without a redirect', async () => {
  const { id } = (await editor.post(areas, exampleLocationDraft({ slug: 'never-public' }))).body;
  const led = await editor.send('DELETE', `${areas}/${id}?to=/service-areas/waco`, { headers: seen(1) });
  expect(led.body.fieldErrors.to).toMatch(/never published/);
  expect((await editor.send('DELETE', `${areas}/${id}`, { headers: seen(1) })).status).toBe(204);
  expect(await rules()).toEqual([]);
});

test('former paths redirect to the same target, and back to the area once it is public again', async () => {
  const { withdraw, act, write } = await publicArea('jarrell');
  await write({ slug: 'jarrell-tx' });
  await act('publish');
  expect(await rules()).toEqual(['/service-areas/jarrell 301 /service-areas/jarrell-tx slug']);
  await withdraw('/service-areas/temple');
  expect(await rules()).toEqual([
    '/service-areas/jarrell 301 /service-areas/temple slug',
    '/service-areas/jarrell-tx 301 /service-areas/temple withdrawn',
  ]);
  await act('publish');
  expect(await rules()).toEqual(['/service-areas/jarrell 301 /service-areas/jarrell-tx slug']);
  await withdraw('/service-areas/temple');
  await write({ slug: 'jarrell' });
  expect((await act('publish')).body).toMatchObject({ path: '/service-areas/jarrell' });
  expect(await rules()).toEqual(['/service-areas/jarrell-tx 301 /service-areas/jarrell slug']);
});

test('after two withdrawals, the first path redirects to the target of the second', async () => {
  const [near, far] = [await publicArea('salado'), await publicArea('holland')];
  await far.withdraw(near.path);
  await near.withdraw('/service-areas/temple');
  expect(await rules()).toEqual([
    `${far.path} 301 /service-areas/temple withdrawn`,
    `${near.path} 301 /service-areas/temple withdrawn`,
  ]);
  expect((await far.withdraw('/service-areas/temple')).status).toBe(409);
  await near.act('publish');
  expect(await rules()).toEqual([`${far.path} 301 ${near.path} withdrawn`]);
});

test('it cannot be published at a path that has a manual redirect', async () => {
  const { withdraw, act, path } = await publicArea('lott');
  await withdraw('/service-areas/temple');
  await Redirect.updateOne({ from: path }, { source: 'manual' });
  expect((await act('publish')).body.fieldErrors.slug).toMatch(/redirect from .service-areas.lott/);
});

test('the audit log has the redirect target', async () => {
  const owner = await server.signInAs((await createMember({ role: 'owner' }))._id);
  const { id, withdraw } = await publicArea('granger');
  await withdraw('/service-areas/temple');
  const { items } = (await owner.get('/api/admin/audit?entity=locations')).body;
  const line = items.find(
    (one: { action: string; entityId: string }) => one.entityId === id && /unpublish/.test(one.action),
  );
  const { changes } = (await owner.get(`/api/admin/audit/${line.id}`)).body;
  expect(changes).toContainEqual(expect.objectContaining({ field: 'path', after: '/service-areas/temple' }));
});
