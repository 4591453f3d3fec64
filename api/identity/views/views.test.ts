import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { Role } from '../users/contract';
import { viewLimits } from './contract';
import { SavedViewModel } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

const path = '/api/admin/saved-views';
const draft = { list: 'leads', name: 'New leads', search: 'status=new', isShared: false };

async function member(role: Role = 'editor', name = 'Robin Example') {
  const { _id } = await createMember({ role, name });
  return server.signInAs(_id);
}

const namesFor = async (visitor: Visitor, list = 'leads') =>
  (await visitor.get(`${path}?list=${list}`)).body.items.map(({ name }: { name: string }) => name);
const change = (visitor: Visitor, id: string, body: object, version = 1) =>
  visitor.patch(
    `${path}/${id}`,
    { name: draft.name, search: draft.search, isShared: false, ...body },
    {
      'If-Match': `"${version}"`,
    },
  );
const remove = (visitor: Visitor, id: string, version = 1) =>
  visitor.send('DELETE', `${path}/${id}`, { headers: { 'If-Match': `"${version}"` } });

test('a view is its member’s own on every device, without the position in the list', async () => {
  const robin = await member('viewer');
  const { status, body } = await robin.post(path, { ...draft, search: '?status=new&cursor=abc&page=3' });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { search: 'status=new', owner: 'Robin Example' },
  });
  expect(await namesFor(robin)).toEqual(['New leads']);
  expect(await namesFor(robin, 'bookings')).toEqual([]);
  const other = await member('admin');
  expect(await namesFor(other)).not.toContain('New leads');
  expect((await change(other, body.id, {})).status).toBe(404);
  expect((await remove(other, body.id)).status).toBe(404);
});

test('a shared view names its owner; only the owner or an admin changes or deletes it', async () => {
  const robin = await member('editor', 'Robin Reyes');
  const { body } = await robin.post(path, { ...draft, name: 'Shared by Robin', isShared: true });
  const colleague = await member('editor');
  const { items } = (await colleague.get(`${path}?list=leads`)).body;
  expect(items).toContainEqual(expect.objectContaining({ id: body.id, owner: 'Robin Reyes' }));
  expect((await change(colleague, body.id, { isShared: true })).status).toBe(403);
  expect((await remove(colleague, body.id)).status).toBe(403);
  const admin = await member('admin');
  const changed = await change(admin, body.id, { name: 'Renamed', isShared: true });
  expect(changed.body).toMatchObject({ name: 'Renamed', owner: 'Robin Reyes', version: 2 });
  expect((await change(robin, body.id, { isShared: true })).status).toBe(412);
  expect((await remove(admin, body.id, 2)).status).toBe(204);
});

test('a viewer shares nothing, and sees no shared view that names a person or a list for admins', async () => {
  const viewer = await member('viewer');
  expect((await viewer.post(path, { ...draft, isShared: true })).status).toBe(403);
  const admin = await member('admin');
  for (const [name, list, search] of [
    ['Search for Dana', 'leads', 'q=dana%40example.com'],
    ['Members', 'users', 'role=viewer'],
    ['Won leads', 'leads', 'status=won'],
  ])
    expect((await admin.post(path, { list, name, search, isShared: true })).status).toBe(201);
  const seen = [...(await namesFor(viewer)), ...(await namesFor(viewer, 'users'))];
  expect(seen).toContain('Won leads');
  expect(seen).not.toContain('Search for Dana');
  expect(seen).not.toContain('Members');
  expect(await namesFor(await member('editor'))).toContain('Search for Dana');
});

test('names are unique in a list, and the number of views is limited', async () => {
  const robin = await member();
  await robin.post(path, draft);
  const again = await robin.post(path, draft);
  expect(again).toMatchObject({ status: 409, body: { fieldErrors: { name: expect.any(String) } } });
  expect((await robin.post(path, { ...draft, list: 'bookings' })).status).toBe(201);
  const { ownerId } = (await robin.get(`${path}?list=leads`)).body.items[0];
  await SavedViewModel.create(
    Array.from({ length: viewLimits.own - 2 }, (_, index) => ({ ...draft, ownerId, name: `View ${index}` })),
  );
  expect(await robin.post(path, { ...draft, name: 'Another' })).toMatchObject({
    status: 422,
    body: { code: 'too_many_views' },
  });
});

test.each([
  ['an unknown form of list', { list: '../users' }],
  ['a long name', { name: 'x'.repeat(61) }],
  ['a long search', { search: 'x'.repeat(1001) }],
])('%s is refused', async (_, part) => {
  expect((await (await member()).post(path, { ...draft, ...part })).status).toBe(400);
});
