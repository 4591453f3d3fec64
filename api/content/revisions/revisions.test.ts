import mongoose from 'mongoose';
import { AuditLog } from '../../platform/audit/model';
import { startServer, type TestServer } from '../../testing';
import { blog, openWorkbench } from '../../testing/data/workbench';
import { useFakeClock } from '../../testing/servers/fakeClock';
import { examplePostDraft } from '../posts/example';
import { renameRevisionActions } from './renameRevisionActions';

let server: TestServer;
let workbench: Awaited<ReturnType<typeof openWorkbench>>;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  workbench = await openWorkbench(server);
});
afterAll(() => server.stop());

describe('revisions', () => {
  const revisions = async (id: string) => (await workbench.as('viewer').get(`${blog}/${id}/revisions`)).body;

  test('combine the edits of one author within five minutes, and are separate for other actions, each with one audit line', async () => {
    const clock = useFakeClock();
    try {
      const { id } = await workbench.createPost();
      for (let version = 1; version <= 3; version += 1) {
        clock.advance(2000);
        await workbench.save(id, version, examplePostDraft({ title: `Try ${version}` }));
      }
      clock.advance(6 * 60_000);
      await workbench.save(id, 4, examplePostDraft({ title: 'Later' }));
      await workbench.act(id, 'publish', 5);
      expect((await revisions(id)).map(({ action, version }: never) => [action, version])).toEqual([
        ['published', 6],
        ['written', 5],
        ['written', 4],
        ['created', 1],
      ]);
      expect(await AuditLog.countDocuments({ entityId: id })).toBe(4);
      expect((await workbench.as('viewer').get(`${blog}/${id}/revisions/4`)).body.title).toBe('Try 3');
      const restored = await workbench.act(id, 'revisions/4/restore', 6);
      expect(restored.body).toMatchObject({ state: 'changed', version: 7, draft: { title: 'Try 3' } });
      expect((await revisions(id))[0]).toMatchObject({ action: 'restored', by: 'Their editor' });
      expect((await workbench.as('viewer').get(`${blog}/${id}/revisions/3`)).status).toBe(404);
    } finally {
      clock.release();
    }
  });

  test('keep the actions that were stored under another name', async () => {
    const { id } = await workbench.createPost();
    await mongoose.connection
      .collection('revisions')
      .updateOne({ documentId: id }, { $rename: { action: 'deed' } });
    await renameRevisionActions(mongoose.connection.db as mongoose.mongo.Db);
    expect((await revisions(id))[0]).toMatchObject({ action: 'created' });
  });

  test('restore the content of a public post, and its old slug only on request', async () => {
    const { id } = await workbench.createPost({ title: 'Then', slug: 'then' });
    await workbench.save(id, 1, examplePostDraft({ title: 'Now', slug: 'now' }));
    const unpublished = await workbench.act(id, 'revisions/1/restore', 2);
    expect(unpublished.body.draft).toMatchObject({ title: 'Then', slug: 'then' });
    await workbench.save(id, 3, examplePostDraft({ title: 'Now', slug: 'now' }));
    await workbench.act(id, 'publish', 4);
    const restored = await workbench.act(id, 'revisions/1/restore', 5);
    expect(restored.body.draft).toMatchObject({ title: 'Then', slug: 'now' });
    const withAddress = await workbench.act(id, 'revisions/1/restore?address=restored', 6);
    expect(withAddress.body).toMatchObject({ draft: { slug: 'then' }, path: '/blog/now' });
    expect((await workbench.act(id, 'revisions/1/restore?address=other', 7)).status).toBe(400);
  });

  test('keep a draft from which many words are removed, also within five minutes', async () => {
    const longText = Array.from({ length: 200 }, (_, n) => `word${n}`).join(' ');
    const { id } = await workbench.createPost();
    await workbench.save(id, 1, examplePostDraft({ markdown: longText }));
    await workbench.save(id, 2, examplePostDraft({ markdown: '' }));
    await workbench.save(id, 3, examplePostDraft({ markdown: 'Begun anew' }));
    const versions = (await revisions(id)).map(({ version }: { version: number }) => version);
    expect(versions).toEqual([4, 2, 1]);
    expect((await workbench.as('viewer').get(`${blog}/${id}/revisions/2`)).body.markdown).toBe(longText);
  });

  test('are limited to the last fifty', async () => {
    const { id } = await workbench.createPost();
    for (let version = 1; version < 60; version += 1)
      await workbench.act(id, `revisions/${version}/restore`, version);
    const found = await revisions(id);
    expect(found).toHaveLength(50);
    expect(found.at(-1)).toMatchObject({ version: 11 });
  });
});
