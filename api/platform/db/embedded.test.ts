import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { startEmbedded } from './embedded';

test('the database does not log values of slow operations', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
  const database = await startEmbedded({ dataDir, port: 0 });
  const client = new mongoose.mongo.MongoClient(database.uri);
  try {
    const people = client.db('site').collection('people');
    await people.insertOne({ email: 'dana.canary@example.com' });
    const slow = { email: 'dana.canary@example.com', $where: 'sleep(400) || true' };
    expect(await people.findOne(slow)).toBeTruthy();
    await people.updateOne(slow, { $set: { phone: '512-555-0142' } });
  } finally {
    await client.close();
    await database.stop();
  }
  const log = await readFile(join(dataDir, 'mongod.log'), 'utf8');
  expect(log).toContain('Waiting for connections');
  expect(log).not.toContain('Slow query');
  expect(log).not.toContain('dana.canary');
  await rm(dataDir, { recursive: true, force: true });
});
