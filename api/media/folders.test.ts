import { Content } from '../content/documents/model';
import { examplePostDraft } from '../content/posts/example';
import { createImage, createMember, startServer, type TestServer, type Visitor } from '../testing';
import type { Media as MediaView } from './contract';
import { folderLimits, type MediaFolder } from './folders/contract';
import { MediaFolderModel } from './folders/model';
import { Media } from './model';

const path = '/api/admin/media';
let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());
beforeEach(() =>
  Promise.all([Media.deleteMany({}), MediaFolderModel.deleteMany({}), Content.deleteMany({})]),
);

const folder = async (name: string, parentId: string | null = null): Promise<MediaFolder> => {
  const { status, body } = await editor.post(`${path}/folders`, { name, parentId });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const changed = ({ id, version }: MediaFolder, draft: { name: string; parentId: string | null }) =>
  editor.patch(`${path}/folders/${id}`, draft, { 'If-Match': `"${version}"` });
const removed = ({ id, version }: { id: string; version: number }, kind = '/folders') =>
  editor.send('DELETE', `${path}${kind}/${id}`, { headers: { 'If-Match': `"${version}"` } });

let seed = 0;
const added = async (name: string, search = ''): Promise<MediaView> =>
  (await editor.upload(path + search, await createImage(30, 20, ++seed).jpeg().toBuffer(), name)).body;
const names = async (search: string) =>
  (await editor.get(`${path}?${search}`)).body.items.map(({ name }: MediaView) => name);

test('folders are added, renamed, moved and deleted when empty', async () => {
  const brand = await folder(' Brand ');
  const logos = await folder('Logos', brand.id);
  expect((await editor.post(`${path}/folders`, { name: 'brand', parentId: null })).status).toBe(409);
  await added('in.jpg', `?folder=${logos.id}`);
  await added('out.jpg');
  const { body } = await editor.get(`${path}/folders`);
  expect(body).toMatchObject({
    items: [
      { name: 'Brand', parentId: null, files: 0 },
      { name: 'Logos', parentId: brand.id, files: 1 },
    ],
    unfiled: 1,
  });
  expect((await removed(brand)).body.message).toBe(
    'The folder contains 1 folder. Move or delete them first.',
  );
  expect((await removed(logos)).body.message).toBe('The folder contains 1 file. Move or delete them first.');
  const moved = await changed(logos, { name: 'Signets', parentId: null });
  expect(moved.body).toMatchObject({ name: 'Signets', parentId: null, version: 2, files: 1 });
  expect((await changed(logos, { name: 'Late', parentId: null })).status).toBe(412);
  expect((await removed(brand)).status).toBe(204);
});

test('no folder is in itself, and levels and number are limited', async () => {
  const levels: MediaFolder[] = [];
  for (let level = 0; level < folderLimits.depth; level += 1)
    levels.push(await folder(`Level ${level}`, levels.at(-1)?.id ?? null));
  const [first, second] = levels as [MediaFolder, MediaFolder];
  const last = levels.at(-1) as MediaFolder;
  expect((await editor.post(`${path}/folders`, { name: 'Deeper', parentId: last.id })).status).toBe(400);
  expect((await changed(first, { name: 'Level 0', parentId: last.id })).status).toBe(400);
  const other = await folder('Other');
  expect((await changed(first, { name: 'Level 0', parentId: other.id })).status).toBe(400);
  expect((await changed(second, { name: 'Level 1', parentId: other.id })).status).toBe(200);
  expect((await editor.post(`${path}/folders`, { name: 'Lost', parentId: 'f'.repeat(24) })).status).toBe(400);
  const many = Array.from({ length: folderLimits.count }, (_, n) => ({ name: `Folder ${n}` }));
  await MediaFolderModel.insertMany(many.slice(levels.length + 1));
  expect((await editor.post(`${path}/folders`, { name: 'One more', parentId: null })).body.code).toBe(
    'too_many_folders',
  );
});

test('two folders that are moved into each other at once end up in no circle', async () => {
  const one = await folder('One');
  const two = await folder('Two');
  const replies = await Promise.all([
    changed(one, { name: 'One', parentId: two.id }),
    changed(two, { name: 'Two', parentId: one.id }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('files are listed by folder, kind and use; a search covers folders in the folder', async () => {
  const brand = await folder('Brand');
  const logos = await folder('Logos', brand.id);
  await added('rack one.jpg', `?folder=${brand.id}`);
  const deep = await added('rack two.jpg', `?folder=${logos.id}`);
  await added('rack three.jpg');
  expect(await names(`folder=${brand.id}`)).toEqual(['rack one.jpg']);
  expect(await names(`folder=${brand.id}&q=rack`)).toEqual(['rack two.jpg', 'rack one.jpg']);
  expect(await names('folder=none')).toEqual(['rack three.jpg']);
  expect(await names('kind=pdf')).toEqual([]);
  await editor.post('/api/admin/blog', examplePostDraft({ image: deep.address }));
  expect(await names('use=used')).toEqual(['rack two.jpg']);
  expect(await names('use=unused')).toEqual(['rack three.jpg', 'rack one.jpg']);
  const { body } = await editor.get(`${path}/export?folder=${logos.id}`);
  expect(body).toContain('rack two.jpg,Brand / Logos,');
});

test('a file leaves its folder by an empty one, and stays in it without', async () => {
  const brand = await folder('Brand');
  const { id, name, focus } = await added('one.jpg', `?folder=${brand.id}`);
  const edited = async (part: object, version: number) =>
    (await editor.patch(`${path}/${id}`, { name, alt: '', focus, ...part }, { 'If-Match': `"${version}"` }))
      .body;
  expect(await edited({}, 1)).toMatchObject({ folderId: brand.id });
  expect(await edited({ folderId: '' }, 2)).toMatchObject({ folderId: null });
  expect((await edited({ folderId: 'f'.repeat(24) }, 3)).fieldErrors).toHaveProperty('folderId');
});

test('many files are moved and described, and an undo gives each its own values back', async () => {
  const brand = await folder('Brand');
  const [one, two] = [await added('one.jpg'), await added('two.jpg', `?folder=${brand.id}`)];
  const items = [one, two].map(({ id, version }) => ({ id, version, folderId: brand.id, alt: 'A rack.' }));
  const gone = { id: 'f'.repeat(24), version: 1, alt: 'x' };
  const { body } = await editor.post(`${path}/bulk`, { items: [...items, gone] });
  expect(body.changed).toEqual([
    { id: one.id, version: 2, former: { folderId: null, alt: '' } },
    { id: two.id, version: 2, former: { folderId: brand.id, alt: '' } },
  ]);
  expect(body).toMatchObject({ missing: [gone.id], stale: [], refused: [] });
  expect(await names(`folder=${brand.id}&alt=described&q=rack`)).toEqual(['two.jpg', 'one.jpg']);
  const late = await editor.post(`${path}/bulk`, { items });
  expect(late.body).toMatchObject({ changed: [], stale: [one.id, two.id] });
  const back = body.changed.map(({ id, version, former }: (typeof body.changed)[number]) => ({
    id,
    version,
    ...former,
  }));
  expect((await editor.post(`${path}/bulk`, { items: back })).body.changed).toHaveLength(2);
  expect(await names('folder=none&alt=undescribed')).toEqual(['one.jpg']);
});

test('files in use are left out of a bulk deletion, with the places', async () => {
  const [used, free] = [await added('used.jpg'), await added('free.jpg')];
  await editor.post('/api/admin/blog', examplePostDraft({ title: 'On racks', image: used.address }));
  await editor.post(`${path}/bulk`, { items: [{ id: used.id, version: 1, alt: 'A rack.' }] });
  const erased = await editor.post(`${path}/bulk`, { items: [{ id: used.id, version: 2, alt: '' }] });
  expect(erased.body.refused).toMatchObject([{ id: used.id, reason: 'in use, so it needs alt text' }]);
  const wrong = await editor.post(`${path}/bulk-delete`, { matching: { q: '', count: 3 } });
  expect(wrong.status).toBe(409);
  const { body } = await editor.post(`${path}/bulk-delete`, { matching: { q: '', count: 2 } });
  expect(body).toEqual({
    deleted: 1,
    stale: [],
    missing: [],
    refused: [{ id: used.id, name: 'used.jpg', reason: 'used in Post “On racks”' }],
  });
  expect((await editor.get(`${path}/${free.id}`)).status).toBe(404);
});
