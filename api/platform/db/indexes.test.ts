import mongoose from 'mongoose';
import { startServer, type TestServer } from '../../testing';
import { createIndexes, declaredIndexes } from './indexes';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const db = () => mongoose.connection.getClient().db(mongoose.connection.name);

/** The database's indexes in the form of the declarations. */
async function found(collection: string): Promise<object[]> {
  const indexes = await db().collection(collection).indexes();
  return indexes
    .filter(({ name }) => name !== '_id_')
    .map(({ v: _v, name: _n, collation, ...index }) => ({
      ...index,
      // The database adds the defaults.
      ...(collation && { collation: { locale: collation.locale, strength: collation.strength } }),
    }));
}

test('every collection has exactly its declared indexes', async () => {
  const declared = declaredIndexes();
  expect([...declared.keys()]).toEqual(expect.arrayContaining(['enquiries', 'sessions', 'limits', 'posts']));
  for (const [collection, indexes] of declared) {
    if (!indexes.length) continue;
    expect({ collection, indexes: await found(collection) }).toEqual({ collection, indexes });
  }
});

test('has the required unique and expiring indexes', async () => {
  expect(await found('enquiries')).toContainEqual({ key: { reference: 1 }, unique: true });
  expect(await found('posts')).toContainEqual({ key: { slug: 1 }, unique: true });
  expect(await found('sessions')).toContainEqual({ key: { createdAt: 1 }, expireAfterSeconds: 172_800 });
  expect(await found('users')).toContainEqual({ key: { email: 1 }, unique: true });
  for (const [name, field] of Object.entries({
    challenges: 'expires',
    limits: 'expire',
    loginTries: 'expires',
  }))
    expect(await found(name)).toContainEqual({ key: { [field]: 1 }, expireAfterSeconds: 0 });
});

test('collections with queries by other fields than the id declare indexes', async () => {
  const names = (await db().listCollections().toArray()).map(({ name }) => name);
  // These are read by id.
  const known = ['schedule', 'locks', 'migrations', 'system.profile'];
  const declared = declaredIndexes();
  expect(names.filter((name) => !declared.has(name) && !known.includes(name))).toEqual([]);
});

test('creates a missing index at the next start', async () => {
  await db().collection('enquiries').dropIndex('reference_1');
  await Promise.all([createIndexes(db()), createIndexes(db())]);
  expect(await found('enquiries')).toContainEqual({ key: { reference: 1 }, unique: true });
});
