import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { SearchMiss } from './model';
import { normalizeSearchTerms } from './normalizeSearchTerms';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer();
  const { email, password } = await createMember({ role: 'viewer' });
  viewer = server.visitor();
  await viewer.signIn(email, password);
});
afterAll(() => server.stop());

const reportMiss = (words: unknown, visitor = server.visitor()) =>
  visitor.post('/api/search-misses', { words });

test('counts searches without results and lists the most frequent first for members', async () => {
  for (const words of ['Fax over satellite', 'fax  over satellite ', 'abacus']) {
    expect((await reportMiss(words)).status).toBe(204);
  }
  const { body } = await viewer.get('/api/admin/search-misses');
  expect(body).toMatchObject({
    total: 2,
    isMore: false,
    nextCursor: null,
    items: [
      { words: 'fax over satellite', count: 2 },
      { words: 'abacus', count: 1 },
    ],
  });
  const saved = await SearchMiss.find().lean();
  expect(Object.keys(saved[0] ?? {}).sort()).toEqual(['_id', 'count', 'first', 'last']);
  expect((await server.visitor().get('/api/admin/search-misses')).status).toBe(401);
});

test('does not store personal data', async () => {
  expect(normalizeSearchTerms('call dana@example.com about 512-555-0142 (2026)')).toBe('call about 2026');
  expect(normalizeSearchTerms('https://intranet.example/secret password')).toBe('password');
  expect(normalizeSearchTerms(`x ${'y'.repeat(31)} windows 11`)).toBe('x windows 11');
  const before = await SearchMiss.countDocuments();
  expect((await reportMiss('dana@example.com')).status).toBe(204);
  expect(await SearchMiss.countDocuments()).toBe(before);
});

test('accepts thirty searches in ten minutes per network', async () => {
  const visitor = server.visitor();
  const statuses = [];
  for (let number = 0; number < 32; number += 1)
    statuses.push((await reportMiss('again and again', visitor)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await reportMiss('')).status).toBe(400);
  expect(
    (await server.visitor().post('/api/search-misses', { words: 'x' }, { 'Sec-Fetch-Site': 'cross-site' }))
      .status,
  ).toBe(403);
});
