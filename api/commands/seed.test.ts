import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { builtModule } from '../testing/servers/builtModule';

const url = new URL(process.env.TEST_MONGO_URL ?? '');
url.pathname = `/test-${randomBytes(6).toString('hex')}`;
const client = new mongoose.mongo.MongoClient(url.href);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
});
afterAll(async () => {
  await client.db().dropDatabase();
  await client.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command; by default against an empty database. */
async function seed(database: { MONGO_URL?: string } = { MONGO_URL: url.href }): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [builtModule('seed')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'silent', ...database },
  });
  return stdout;
}

test('seeding fills an empty database and creates all indexes; a second run adds nothing', async () => {
  expect(await seed()).toContain('Everything was there already.');
  const users = client.db().collection('users');
  expect(await users.find().toArray()).toMatchObject([{ role: 'owner', status: 'active', version: 1 }]);
  const indexes = await client.db().collection('enquiries').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { reference: 1 }, unique: true }));
  const posts = await client.db().collection('posts').countDocuments();
  expect(posts).toBeGreaterThan(0);
  expect(await seed()).toContain('Everything was there already.');
  expect(await client.db().collection('posts').countDocuments()).toBe(posts);
  expect(await users.countDocuments()).toBe(1);
});

test('seeding without MONGO_URL fails', async () => {
  await expect(seed({})).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('MONGO_URL must be set'),
  });
});
