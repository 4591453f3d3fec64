import sharp from 'sharp';
import { Content } from '../content/documents/model';
import type { PostDraft } from '../content/posts/contract';
import { examplePostDraft } from '../content/posts/example';
import { exampleTeamMemberDraft } from '../content/team/example';
import { AuditLog } from '../platform/audit/model';
import { Settings } from '../settings/model';
import {
  createImage,
  createMember,
  type Reply,
  startServer,
  type TestServer,
  type Visitor,
} from '../testing';
import type { Media as MediaView } from './contract';
import { deleteOrphanFiles } from './deleteOrphanFiles';
import { mediaStore } from './MediaStore';
import { Media } from './model';

const path = '/api/admin/media';
let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Promise.all([Media.deleteMany({}), Content.deleteMany({})]));

let seed = 0;
const photo = (width = 40, height = 30) => createImage(width, height, ++seed).jpeg().toBuffer();
/** Stored in several widths, which takes a hundred times as long as a small one. */
const largePhoto = () => photo(700, 400);

async function added(name = 'server-room.jpg', bytes?: Buffer): Promise<MediaView> {
  const { status, body } = await editor.upload(path, bytes ?? (await photo()), name);
  expect({ status, body }).toMatchObject({ status: 200, body: { isKnown: false } });
  return body;
}

/** The bytes at a path, for a browser that accepts these types. */
async function fetched(address: string, headers: Record<string, string> = {}) {
  const reply = await fetch(server.url + address, { headers });
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
}

const edited = (media: MediaView, part: object, version = media.version): Promise<Reply> => {
  const { name, alt, focus } = media;
  return editor.patch(`${path}/${media.id}`, { name, alt, focus, ...part }, { 'If-Match': `"${version}"` });
};
const removed = ({ id, version }: MediaView) =>
  editor.send('DELETE', `${path}/${id}`, { headers: { 'If-Match': `"${version}"` } });

test('accepts only multipart forms', async () => {
  expect((await editor.post(path, {})).status).toBe(415);
  expect((await editor.post(path, new FormData())).status).toBe(400);
  const two = new FormData();
  for (const name of ['a.jpg', 'b.jpg']) two.append('file', new File([await photo()], name));
  expect((await editor.post(path, two)).status).toBe(400);
  const more = new FormData();
  more.set('alt', 'A text beside it');
  more.set('file', new File([await photo()], 'a.jpg'));
  expect((await editor.post(path, more)).status).toBe(400);
  const without = new FormData();
  without.set('file', new File([await photo()], 'a.jpg'));
  expect((await editor.send('POST', path, { body: without, headers: { 'X-CSRF-Token': 'x' } })).status).toBe(
    403,
  );
  expect(await Media.countDocuments()).toBe(0);
});

test('adds an image with an audit entry, reads it and edits it at its version', async () => {
  const media = await added('C:\\photos\\Server <room>\u0085.jpg', await largePhoto());
  expect(media).toMatchObject({
    name: 'Server room .jpg',
    alt: '',
    mime: 'image/jpeg',
    width: 700,
    height: 400,
    revision: 1,
    focus: { x: 0.5, y: 0.5 },
    widths: [320, 640, 700],
    address: `/api/media/${media.id}`,
    version: 1,
  });
  expect(await AuditLog.findOne({ action: 'upload a file', entityId: media.id })).not.toBeNull();
  expect((await edited(media, { focus: { x: 1.2, y: 0 } })).status).toBe(400);
  expect((await edited(media, { name: '  ' })).body.fieldErrors).toHaveProperty('name');
  const after = await edited(media, { alt: ' A rack. ', focus: { x: 0.25, y: 0.75 } });
  expect(after.body).toMatchObject({ alt: 'A rack.', focus: { x: 0.25, y: 0.75 }, version: 2, uses: [] });
  expect((await edited(media, { alt: 'Late.' })).status).toBe(412);
  expect((await viewer.get(`${path}/${media.id}`)).body).toMatchObject({ alt: 'A rack.', uses: [] });
});

test('stores the same bytes once under any name', async () => {
  const bytes = await photo();
  const replies = await Promise.all(
    ['a.jpg', 'b.jpg', 'c.png'].map((name) => editor.upload(path, bytes, name)),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(replies.filter(({ body }) => !body.isKnown)).toHaveLength(1);
  expect(await Media.countDocuments()).toBe(1);
});

test('serves widths and formats at immutable paths, with byte ranges', async () => {
  const { id } = await added('server-room.jpg', await largePhoto());
  const address = `/api/media/${id}/1/640.webp`;
  const complete = await fetched(address);
  expect(complete.status).toBe(200);
  expect(await sharp(complete.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 366 });
  expect(Object.fromEntries(complete.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  const tag = complete.headers.get('etag') ?? '';
  expect((await fetched(address, { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' })).status).toBe(304);
  const part = await fetched(address, { Range: 'bytes=10-19', 'If-Range': tag });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 10-19/${complete.bytes.length}`,
  ]);
  expect(part.bytes).toEqual(complete.bytes.subarray(10, 20));
  expect((await fetched(address, { Range: 'bytes=-5' })).bytes).toEqual(complete.bytes.subarray(-5));
  expect((await fetched(address, { Range: 'bytes=99999999-' })).status).toBe(416);
  expect((await fetched(address, { Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200);
  for (const none of [
    `/api/media/${id}/2/640.webp`,
    `/api/media/${id}/1/641.webp`,
    '/api/media/none/1/640.webp',
  ])
    expect((await fetched(none)).status).toBe(404);
});

test("the image's path serves the current image in the requested width and the best format", async () => {
  const { address } = await added('server-room.jpg', await largePhoto());
  const found = async (search: string, accept: string) => {
    const { headers, bytes } = await fetched(address + search, { Accept: accept });
    return [headers.get('content-type'), (await sharp(bytes).metadata()).width];
  };
  const all = 'image/avif,image/webp,image/*';
  expect(await found('?w=320', all)).toEqual(['image/avif', 320]);
  expect(await found('?w=321', 'image/webp,*/*')).toEqual(['image/webp', 640]);
  expect(await found('?w=5000', '*/*')).toEqual(['image/jpeg', 700]);
  expect(await found('', all)).toEqual(['image/avif', 700]);
  expect(await found('?w=nonsense', '')).toEqual(['image/jpeg', 700]);
  expect((await fetched(address)).headers.get('vary')).toBe('Accept');
});

test('a replaced image keeps its path, and the previous one stays available at its own', async () => {
  const media = await added();
  const old = await fetched(`/api/media/${media.id}/1/40.webp`);
  const to = `${path}/${media.id}/file`;
  expect((await editor.upload(to, await photo(), 'new.jpg')).status).toBe(400);
  const bytes = await createImage(20, 40, ++seed).png().toBuffer();
  const match = { 'If-Match': '"1"' };
  const { body } = await editor.upload(to, bytes, 'new.png', match);
  expect(body).toMatchObject({ id: media.id, name: 'server-room.jpg', revision: 2, width: 20, version: 2 });
  expect((await editor.upload(to, await photo(), 'late.png', match)).status).toBe(412);
  const now = await fetched(media.address);
  expect(await sharp(now.bytes).metadata()).toMatchObject({ width: 20, height: 40 });
  expect((await fetched(`/api/media/${media.id}/1/40.webp`)).bytes).toEqual(old.bytes);
  expect((await fetched(`/api/media/${media.id}/2/20.webp`)).status).toBe(200);
  const other = await added();
  const twin = await editor.upload(`${path}/${other.id}/file`, bytes, 'new.png', { 'If-Match': '"1"' });
  expect(twin.status).toBe(409);
});

test("an image in use can't be deleted and needs a description", async () => {
  const media = await added();
  const described = (await edited(media, { alt: 'A rack.' })).body;
  const written = (part: Partial<PostDraft>) => editor.post('/api/admin/blog', examplePostDraft(part));
  const { body: draft } = await written({
    markdown: `![A rack.](${media.address}?w=640)`,
    title: 'On racks',
  });
  await written({ image: media.address, title: 'With a cover' });
  await written({ markdown: `![Other](${media.address}0)`, title: 'Of another image' });
  const { uses } = (await viewer.get(`${path}/${media.id}`)).body;
  expect(uses.map(({ title }: { title: string }) => title).sort()).toEqual(['On racks', 'With a cover']);
  expect(uses).toContainEqual({ kind: 'Post', title: 'On racks', path: `/admin/blog/${draft.id}` });
  const refused = await removed(described);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('Post “On racks”');
  expect((await edited(described, { alt: '' })).body.fieldErrors).toHaveProperty('alt');
  await Content.deleteMany({});
  await Settings.updateOne({ _id: 'site' }, { $set: { sealImage: media.address } });
  expect((await removed(described)).body.message).toContain('Settings');
  await Settings.updateOne({ _id: 'site' }, { $set: { sealImage: '' } });
  const face = exampleTeamMemberDraft({ photo: media.address, photoAlt: 'Dana.' });
  const { body: member } = await editor.post('/api/admin/team', face);
  expect((await removed(described)).body.message).toContain('Team “Dana Reyes”');
  const atFirst = { headers: { 'If-Match': '"1"' } };
  expect((await editor.send('DELETE', `/api/admin/team/${member.id}`, atFirst)).status).toBe(204);
  expect((await removed({ ...described, version: 1 })).status).toBe(412);
  expect((await removed(described)).status).toBe(204);
  expect((await fetched(media.address)).status).toBe(404);
});

test('lists images newest first, searches by words and filters by description', async () => {
  const names = ['office.jpg', 'rack.jpg', 'team.jpg'];
  for (const name of names) await added(name);
  const first = (await viewer.get(`${path}?limit=2`)).body;
  const second = (await viewer.get(`${path}?limit=2&cursor=${first.nextCursor}`)).body;
  const all: MediaView[] = [...first.items, ...second.items];
  expect(all.map(({ name }) => name)).toEqual(names.toReversed());
  expect((await edited(all[1] as MediaView, { alt: 'Cables in order' })).status).toBe(200);
  const found = async (search: string) =>
    (await viewer.get(`${path}?${search}`)).body.items.map(({ name }: MediaView) => name);
  expect(await found('q=cab+rack')).toEqual(['rack.jpg']);
  expect(await found('q=nothing')).toEqual([]);
  expect(await found('alt=described')).toEqual(['rack.jpg']);
  expect(await found('alt=undescribed')).toEqual(['team.jpg', 'office.jpg']);
});

test('exports the filtered list as CSV and JSON', async () => {
  for (const name of ['office.jpg', 'rack.jpg']) await added(name);
  const csv = await viewer.get(`${path}/export?q=rack`);
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="media-.*\.csv"$/);
  expect(csv.body).toMatch(
    /^name,folder,alt,address,mime,bytes,pages,width,height,revision,createdAt,updatedAt\nrack\.jpg,/,
  );
  const { body } = await viewer.get(`${path}/export?alt=undescribed&format=json`);
  expect(body.map(({ name }: MediaView) => name)).toEqual(['rack.jpg', 'office.jpg']);
});

test('deletes orphaned files after a day, and nothing else', async () => {
  const stored = await added();
  await mediaStore.put('stray', '320.webp', Buffer.from('x'));
  await deleteOrphanFiles();
  const later = Date.now() + 86_400_000;
  expect(await mediaStore.setsBefore(new Date(later))).toContain('stray');
  await deleteOrphanFiles(later + 1000);
  const left = await mediaStore.setsBefore(new Date(later));
  expect(left).toEqual([(await Media.findById(stored.id).lean())?.set]);
});

test('deletes the files of a replaced image after a month', async () => {
  const media = await added();
  const match = { 'If-Match': '"1"' };
  await editor.upload(`${path}/${media.id}/file`, await photo(), 'new.jpg', match);
  const month = 30 * 86_400_000;
  const statuses = () =>
    Promise.all([1, 2].map(async (n) => (await fetched(`/api/media/${media.id}/${n}/40.webp`)).status));
  await deleteOrphanFiles(Date.now() + month - 60_000);
  expect(await statuses()).toEqual([200, 200]);
  await deleteOrphanFiles(Date.now() + month + 60_000);
  expect(await statuses()).toEqual([404, 200]);
  const held = (await Media.findById(media.id).lean())?.set;
  expect(await mediaStore.setsBefore(new Date(Date.now() + month))).toEqual([held]);
});
