import mongoose from 'mongoose';
import { migrations } from '../../migrations/migrations';
import { openWorkbench } from '../../testing/data/workbench';
import { startServer, type TestServer } from '../../testing/servers/startServer';
import { Content, Revision } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

test.each(['080-pictures-of-documents', '093-keys-of-documents', '096-drafts-as-objects'])(
  'migration %s converts content stored as JSON text to the same content',
  async (migration) => {
    const workbench = await openWorkbench(server);
    const { id } = await workbench.createPost({ slug: `stored-as-text-${migration.slice(0, 3)}` });
    await workbench.act(id, 'publish', 1);
    const document = await Content.findById(id).orFail().lean();
    const revisions = await Revision.find({ documentId: id }).lean();
    const asText = (fields: object) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));
    const { draft, published, row } = document;
    await Content.collection.updateOne({ _id: id }, { $set: asText({ draft, published, row }) });
    for (const { _id, draft: then } of revisions)
      await Revision.collection.updateOne({ _id: _id as never }, { $set: asText({ draft: then }) });
    const db = mongoose.connection.getClient().db(mongoose.connection.name);
    await migrations.find(({ id: each }) => each === migration)?.run(db, {} as never);
    expect(await Content.findById(id).lean()).toEqual(document);
    expect(await Revision.find({ documentId: id }).lean()).toEqual(revisions);
  },
);
