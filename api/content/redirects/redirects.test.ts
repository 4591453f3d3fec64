import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { examplePostDraft } from '../posts/example';
import type { Redirect as RedirectView } from './contract';
import { exampleRedirectDraft as draft } from './example';
import { newRedirect } from './lockRedirects';
import { Redirect } from './model';

const internalKey = 'a key of the site that is long enough'.replaceAll(' ', '-');
const path = '/api/admin/redirects';
let server: TestServer;
let admin: Visitor;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({ INTERNAL_KEY: internalKey }, { hasJobs: false });
  admin = await signedInAs('admin');
  editor = await signedInAs('editor');
  viewer = await signedInAs('viewer');
});
afterAll(() => server.stop());
beforeEach(() => Redirect.deleteMany({}));

async function signedInAs(role: 'admin' | 'editor' | 'viewer'): Promise<Visitor> {
  const { email, password } = await createMember({ role });
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  return visitor;
}

async function created(part: Parameters<typeof draft>[0] = {}): Promise<RedirectView> {
  const { status, body } = await editor.post(path, draft(part));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

const importing = (table: string, isDryRun = false) =>
  admin.post(`${path}/imports`, { table, columns: [], isDryRun });

test.each([
  { from: 'old' },
  { from: '//evil.example' },
  { from: '/a?b' },
  { from: '/a\\b' },
  { from: '/a/..//b' },
  { from: `/${'é'.repeat(200)}` },
  { to: 'javascript:alert(1)' },
  { to: '//evil.example' },
  { to: 'http://plain.example' },
  { to: 'https://user:pass@evil.example' },
  { code: '308' },
  { match: 'regex' },
])('refuses %j with an error at the field', async (part) => {
  const { status, body } = await editor.post(path, draft(part as object));
  expect(status).toBe(400);
  expect(Object.keys(body.fieldErrors)).toEqual(Object.keys(part));
});

test('a redirect is added, read, changed and deleted at its version', async () => {
  const { id } = await created({ from: '/old/', to: '/services' });
  const one = `${path}/${id}`;
  const read = await viewer.get(one);
  expect(read.body).toMatchObject({ from: '/old', hits: 0, lastHitAt: null, source: 'manual', version: 1 });
  expect(read.headers.get('etag')).toBe('"1"');
  const change = (version: string) => editor.patch(one, draft({ from: '/older' }), { 'If-Match': version });
  expect((await editor.patch(one, draft())).status).toBe(400);
  const changed = await change('"1"');
  expect(changed.body).toMatchObject({ from: '/older', version: 2 });
  expect(changed.headers.get('etag')).toBe('"2"');
  expect((await change('"1"')).status).toBe(412);
  const remove = (version: string) => editor.send('DELETE', one, { headers: { 'If-Match': version } });
  expect((await remove('"1"')).status).toBe(412);
  expect((await remove('"2"')).status).toBe(204);
  expect((await remove('"2"')).status).toBe(404);
  expect((await viewer.get(one)).status).toBe(404);
});

test('a new or changed redirect that loops, chains or hides a page is refused', async () => {
  const slug = 'a-public-post';
  const { body: post } = await editor.post('/api/admin/blog', examplePostDraft({ slug }));
  await editor.post(`/api/admin/blog/${post.id}/publish`, undefined, { 'If-Match': '"1"' });
  const first = await created({ from: '/a', to: '/b' });
  for (const [field, part] of [
    ['to', { from: '/b', to: '/a' }],
    ['from', { from: '/b', to: '/services' }],
    ['to', { from: '/c', to: '/a' }],
    ['from', { from: '/a', to: '/faq' }],
    ['from', { from: `/blog/${slug}`, to: '/blog' }],
    ['from', { from: '/services/cybersecurity', to: '/services' }],
    ['from', { from: '/robots.txt', to: '/faq' }],
    ['from', { from: '/film', to: '/faq', match: 'prefix' }],
    ['from', { from: '/insights', to: '/faq', match: 'prefix' }],
    ['from', { from: '/unsubscribe', to: '/faq', match: 'prefix' }],
  ] as const) {
    const { status, body } = await editor.post(path, draft(part));
    expect({ part, status, fields: Object.keys(body.fieldErrors ?? {}) }).toEqual({
      part,
      status: 400,
      fields: [field],
    });
  }
  const second = await created({ from: '/c', to: '/faq' });
  const headers = { 'If-Match': '"1"' };
  const onto = await editor.patch(`${path}/${second.id}`, draft({ from: '/c', to: '/a' }), headers);
  expect(onto.body.fieldErrors).toHaveProperty('to');
  const same = await editor.patch(`${path}/${first.id}`, draft({ from: '/a', to: '/contact' }), headers);
  expect(same.status).toBe(200);
});

test('one of two concurrent redirects that would make a loop is refused', async () => {
  const both = [draft({ from: '/here', to: '/there' }), draft({ from: '/there', to: '/here' })];
  const replies = await Promise.all(both.map((one) => editor.post(path, one)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(await Redirect.countDocuments()).toBe(1);
});

test('the list is sorted by path, paginated and searched by both paths', async () => {
  for (const from of ['/e', '/c', '/a', '/d', '/b'])
    await created({ from, to: `/faq?from=${from.slice(1)}` });
  await created({ from: '/summer-offer', to: '', code: '410' });
  const first = (await viewer.get(`${path}?limit=4`)).body;
  const second = (await viewer.get(`${path}?limit=4&cursor=${first.nextCursor}`)).body;
  const all = [...first.items, ...second.items].map(({ from }: RedirectView) => from);
  expect(all).toEqual(['/a', '/b', '/c', '/d', '/e', '/summer-offer']);
  expect(first.total).toBe(6);
  expect(second.nextCursor).toBeNull();
  for (const none of ['x', 'WzFd', 'WyIvYSIsMV0'])
    expect((await viewer.get(`${path}?cursor=${none}`)).status).toBe(400);
  expect((await viewer.get(`${path}?q=OFF%20summ`)).body.items).toMatchObject([{ from: '/summer-offer' }]);
  expect((await viewer.get(`${path}?q=faq`)).body.total).toBe(5);
  expect((await viewer.get(`${path}?code=410`)).body.total).toBe(1);
  for (const q of ['.*', '%24'])
    expect((await viewer.get(`${path}?q=${encodeURIComponent(q)}`)).body.total).toBe(0);
});

test('an import has a dry run, reports errors by line, and adds all rows or none', async () => {
  await created({ from: '/known', to: '/faq' });
  const bad = [
    'from,to,code,match',
    '/one,/faq',
    '/known,/faq',
    '/two,/one',
    'three,,999,',
    '/four,/faq,301,prefix',
  ];
  const tried = await importing(bad.join('\r\n'), true);
  expect(tried.body).toMatchObject({ rows: 0, isDone: false });
  const positions = tried.body.errors.map(
    ({ line, field }: { line: number; field: string }) => `${line} ${field}`,
  );
  expect(positions).toEqual(['3 from', '4 to', '5 from', '5 code']);
  expect((await importing(bad.join('\n'))).body.isDone).toBe(false);
  expect(await Redirect.countDocuments()).toBe(1);

  const good = '\ufefffrom,to,code,match\n/one,/faq,,\n"/four",/faq,302,prefix\n/gone,,410,\n';
  expect((await importing(good, true)).body).toMatchObject({
    rows: 3,
    errors: [],
    isDone: false,
    batch: null,
  });
  expect(await Redirect.countDocuments()).toBe(1);
  expect((await importing(good)).body).toMatchObject({ rows: 3, errors: [], isDone: true });
  expect(await Redirect.countDocuments({ source: 'import' })).toBe(3);
  for (const none of ['x', 'from,to\n', '[1]', '[{'])
    expect((await importing(none)).body.fieldErrors).toHaveProperty('table');
});

test('at most 5,000 redirects are saved, one by one or by import', async () => {
  const many = Array.from({ length: 4999 }, (_, n) => newRedirect(draft({ from: `/old-${n}` }), 'manual'));
  await Redirect.insertMany(many, { lean: true });
  const full = { status: 409, body: { message: 'The limit is 5000 redirects.' } };
  expect(await importing('from,to\n/one,/faq\n/two,/faq\n')).toMatchObject(full);
  const { id } = await created({ from: '/last' });
  expect(await editor.post(path, draft({ from: '/more' }))).toMatchObject(full);
  const headers = { 'If-Match': '"1"' };
  expect((await editor.patch(`${path}/${id}`, draft({ from: '/latest' }), headers)).status).toBe(200);
  expect(await Redirect.countDocuments()).toBe(5000);
});

test('an export can be imported again and has no formulas', async () => {
  await created({ from: '/a,"b"', to: '/faq' });
  await created({ from: '/gone', to: '', code: '410' });
  const exported = await viewer.get(`${path}/export`);
  expect(exported.headers.get('content-type')).toContain('text/csv');
  expect(exported.headers.get('content-disposition')).toContain('redirects.csv');
  await Redirect.deleteMany({});
  expect((await importing(exported.body)).body).toMatchObject({ rows: 2, errors: [], isDone: true });
  expect((await viewer.get(`${path}/export`)).body).toBe(exported.body);
});

test('only the page server counts hits, which do not change the version', async () => {
  const { id, updatedAt } = await created();
  const report = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/redirect-hits`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({
        hits: [
          { id, count: 3 },
          { id: 'unknown', count: 1 },
        ],
      }),
    });
  const handedOn = { 'X-Internal-Key': internalKey, 'X-Forwarded-For': '203.0.113.7' };
  const others: Record<string, string>[] = [{}, { 'X-Internal-Key': 'a wrong one' }, handedOn];
  for (const headers of others) expect((await report(headers)).status).toBe(403);
  expect((await viewer.get(`${path}/${id}`)).body.hits).toBe(0);
  expect((await report({ 'X-Internal-Key': internalKey })).status).toBe(204);
  expect((await report({ 'X-Internal-Key': internalKey })).status).toBe(204);
  const { body } = await viewer.get(`${path}/${id}`);
  expect(body).toMatchObject({ hits: 6, version: 1, updatedAt });
  expect(Date.parse(body.lastHitAt)).toBeGreaterThanOrEqual(Date.parse(updatedAt));
  expect(await Redirect.countDocuments()).toBe(1);
});
