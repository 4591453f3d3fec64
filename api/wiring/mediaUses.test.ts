import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose from 'mongoose';
import { exampleSequenceDraft, exampleSequenceStep } from '../audience/sequences/example';
import { contentKinds } from '../content/contentKinds';
import { Content } from '../content/documents/model';
import { reindexDocuments } from '../content/lists/reindexDocuments';
import { examplePostDraft } from '../content/posts/example';
import { Media } from '../media/model';
import { createImage, createMember, startServer, type TestServer, type Visitor } from '../testing';
import { findMediaUses, findUsedMediaIds } from './mediaUses';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Promise.all([Media.deleteMany({}), Content.deleteMany({})]));

/** Runs an action outside of the current transaction. */
const outside = AsyncLocalStorage.snapshot();

let seed = 0;
const added = async () =>
  (await editor.upload('/api/admin/media', await createImage(30, 20, ++seed).jpeg().toBuffer(), 'a.jpg'))
    .body;

test('an image that a document starts to use while it is being deleted stays', async () => {
  const media = await added();
  const { body: post } = await editor.post('/api/admin/blog', examplePostDraft());
  const seen: number[] = [];
  await mongoose.connection.transaction(async () => {
    const uses = await findMediaUses(media.id);
    seen.push(uses.length);
    // Saved during the first attempt by another request.
    if (seen.length === 1) {
      const saved = { ...examplePostDraft(), markdown: `![A rack.](${media.address})` };
      const save = () => editor.patch(`/api/admin/blog/${post.id}`, saved, { 'If-Match': '"1"' });
      expect((await outside(save)).status).toBe(200);
    }
    if (!uses.length) await Media.deleteOne({ _id: media.id });
  });
  expect(seen).toEqual([0, 1]);
  expect(await Media.countDocuments({ _id: media.id })).toBe(1);
});

test('a document with a deleted image is not published, and the error names the field', async () => {
  const address = '/api/media/0123456789abcdef01234567';
  const { body } = await editor.post('/api/admin/blog', examplePostDraft({ markdown: `![It](${address})` }));
  const match = { headers: { 'If-Match': '"1"' } };
  const refused = await editor.send('POST', `/api/admin/blog/${body.id}/publish`, match);
  expect(refused).toMatchObject({ status: 400, body: { fieldErrors: { markdown: expect.anything() } } });
});

test('old documents are found by their images after reindexing and are otherwise unchanged', async () => {
  const media = await added();
  const { body } = await editor.post('/api/admin/blog', examplePostDraft({ image: media.address }));
  await Content.collection.updateOne({ _id: body.id }, { $unset: { pictures: '' } });
  const before = await Content.findById(body.id).lean();
  expect(await findMediaUses(media.id)).toEqual([]);
  await reindexDocuments(contentKinds);
  expect(await findMediaUses(media.id)).toHaveLength(1);
  expect(await Content.findById(body.id).lean()).toEqual({ ...before, pictures: [media.id] });
});

test('a file that an email of a sequence links to is in use and stays', async () => {
  const media = await added();
  const steps = [exampleSequenceStep({ markdown: `Read [our checklist](${media.address}).` })];
  const path = '/api/admin/sequences';
  const { body } = await editor.post(path, exampleSequenceDraft({ steps }));
  const match = { headers: { 'If-Match': '"1"' } };
  const refused = await editor.send('DELETE', `/api/admin/media/${media.id}`, match);
  expect([refused.status, refused.body.message]).toEqual([409, 'The image is in use: Sequence “Welcome”.']);
  expect(await findUsedMediaIds()).toEqual([media.id]);
  const usedAt = async () => (await Media.findById(media.id).lean())?.usedAt;
  expect(await usedAt()).toBeDefined();
  expect((await editor.send('DELETE', `${path}/${body.id}`, match)).status).toBe(204);
  expect(await findMediaUses(media.id)).toEqual([]);
});
