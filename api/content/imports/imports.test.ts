import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Content } from '../documents/model';
import { Location } from '../locations/model';
import { Redirect } from '../redirects/model';
import { TeamMember } from '../team/model';
import { Batch } from './model';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());

interface Try {
  table: string;
  columns?: { field: string; column: string }[];
  isDryRun?: boolean;
}
const run = (resource: string, { table, columns = [], isDryRun = false }: Try) =>
  admin.post(`/api/admin/${resource}/imports`, { table, columns, isDryRun });
const undo = (resource: string, batch: string) => admin.post(`/api/admin/${resource}/imports/${batch}/undo`);
const positions = (errors: { line: number; field: string }[]) =>
  errors.map(({ line, field }) => `${line} ${field}`);

test('columns are found by their name, unless a field is left out', async () => {
  const table = 'Name,Road Miles\nSalado,soon\n';
  const named = (await run('locations', { table, isDryRun: true })).body;
  expect(positions(named.errors)).toEqual(['2 roadMiles']);
  const columns = [{ field: 'roadMiles', column: '' }];
  expect((await run('locations', { table, columns, isDryRun: true })).body).toMatchObject({
    rows: 1,
    errors: [],
  });
});

test('service areas are imported as drafts from mapped columns, and a dry run stores nothing', async () => {
  const before = await Location.countDocuments();
  const table = 'Town;x,Miles,north,Days\n"Liberty Hill",25,30.66,Monday; Friday\n"Bertram",40,30.74,\n';
  const columns = [
    { field: 'name', column: 'Town;x' },
    { field: 'roadMiles', column: 'Miles' },
    { field: 'lat', column: 'north' },
    { field: 'onSiteDays', column: 'Days' },
  ];
  const unnamed = (await run('locations', { table })).body;
  expect(unnamed).toMatchObject({ columns: ['Town;x', 'Miles', 'north', 'Days'], rows: 0, isDone: false });
  expect(positions(unnamed.errors)).toEqual(['1 name']);
  expect((await run('locations', { table, columns, isDryRun: true })).body).toMatchObject({
    rows: 2,
    errors: [],
    isDone: false,
    batch: null,
  });
  expect(await Content.exists({ slug: 'liberty-hill' })).toBeNull();
  expect((await run('locations', { table, columns })).body).toMatchObject({ rows: 2, isDone: true });
  const { body } = await admin.get('/api/admin/locations?q=liberty');
  const one = (await admin.get(`/api/admin/locations/${body.items[0].id}`)).body;
  expect(one).toMatchObject({
    state: 'draft',
    slug: 'liberty-hill',
    version: 1,
    draft: { name: 'Liberty Hill', roadMiles: 25, lat: 30.66, onSiteDays: ['Monday', 'Friday'], facts: [] },
  });
  expect(await admin.get(`/api/admin/locations/${one.id}/revisions`)).toMatchObject({
    body: [{ version: 1, action: 'created' }],
  });
  expect(await Location.countDocuments()).toBe(before);
});

test('a JSON array imports complete areas; errors are reported by row and field, and nothing is added', async () => {
  const facts = [{ text: 'It is so.', source: { name: 'A book', url: 'https://x.example' }, asOf: '2020' }];
  const rows = [
    { name: 'Salado', facts },
    { name: 'Salado' },
    { name: 'Austin' },
    { name: 'Far', lat: 'up', $where: 1 },
  ];
  const { body } = await run('locations', { table: JSON.stringify(rows) });
  expect(body).toMatchObject({ rows: 0, isDone: false, batch: null });
  expect(positions(body.errors)).toEqual(['2 slug', '3 slug', '4 lat']);
  expect(await Content.exists({ slug: 'salado' })).toBeNull();
  const complete = (await run('locations', { table: JSON.stringify([rows[0]]) })).body;
  expect(complete).toMatchObject({ rows: 1, isDone: true });
  const record = await Content.findOne({ slug: 'salado' }).lean();
  expect(record?.draft).toMatchObject({ facts });
});

test('an import of a thousand areas is undone, except the one that was edited', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => `Town ${at}`);
  const { status, body } = await run('locations', { table: ['name', ...names].join('\n') });
  expect({ status, body }).toMatchObject({ status: 200, body: { rows: 1000, isDone: true } });
  const { id } = (await admin.get('/api/admin/locations?q=town%20500')).body.items[0];
  const known = (await admin.get(`/api/admin/locations/${id}`)).body;
  await admin.patch(`/api/admin/locations/${id}`, { ...known.draft, lead: 'Ours.' }, { 'If-Match': '"1"' });
  expect((await admin.get('/api/admin/locations/imports')).body[0]).toMatchObject({
    id: body.batch,
    count: 1000,
  });
  expect((await undo('locations', body.batch)).body).toEqual({ removed: 999, kept: 1 });
  expect(await Content.countDocuments({ kind: 'service area', slug: /^town-/ })).toBe(1);
  expect((await undo('locations', body.batch)).status).toBe(404);
  const tooMany = await run('locations', { table: ['name', ...names, 'One more'].join('\n') });
  expect(tooMany).toMatchObject({
    status: 400,
    body: { fieldErrors: { table: expect.stringMatching(/1000/) } },
  });
});

test('imported profiles are hidden, in their order, up to the capacity', async () => {
  const table = [
    'name,position,links,isVisible,photo',
    'Dana Reyes,Service desk,https://a.example; https://b.example,,',
    'Sam Reyes,Service desk,,yes,',
    'dana reyes,Twice,,,',
    'X,,ftp://x,maybe,/media/x',
  ];
  const { body } = await run('team', { table: table.join('\n') });
  expect(positions(body.errors)).toEqual(
    expect.arrayContaining(['4 name', '5 name', '5 position', '5 isVisible']),
  );
  expect(await TeamMember.countDocuments()).toBe(0);
  const added = (await run('team', { table: table.slice(0, 3).join('\n') })).body;
  const members = await TeamMember.find().sort({ order: 1 }).lean();
  expect(members).toMatchObject([
    { name: 'Dana Reyes', isVisible: false, links: ['https://a.example', 'https://b.example'] },
    { name: 'Sam Reyes', isVisible: true, links: [] },
  ]);
  const crowd = Array.from({ length: 99 }, (_, at) => `Member ${at},Desk`);
  expect((await run('team', { table: ['name,position', ...crowd].join('\n') })).status).toBe(409);
  expect((await undo('team', added.batch)).body).toEqual({ removed: 2, kept: 0 });
  expect(await TeamMember.countDocuments()).toBe(0);
});

test('an import of redirects is undone only through its own kind', async () => {
  const { batch } = (await run('redirects', { table: 'from,to\n/one-old,/faq\n/two-old,/faq\n' })).body;
  expect((await undo('team', batch)).status).toBe(404);
  const { id, version } = (await admin.get('/api/admin/redirects?q=one')).body.items[0];
  const changed = { from: '/one-old', to: '/about', code: '301', match: 'exact' };
  await admin.patch(`/api/admin/redirects/${id}`, changed, { 'If-Match': `"${version}"` });
  expect((await undo('redirects', batch)).body).toEqual({ removed: 1, kept: 1 });
  expect(await Redirect.find().distinct('from')).toEqual(['/one-old']);
});

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`);

test.each<[string, Try]>([
  ['a field nobody knows', { table: 'name\nA\n', columns: [{ field: '__proto__', column: 'name' }] }],
  ['a column that is not there', { table: 'name\nA\n', columns: [{ field: 'name', column: 'x' }] }],
  ['broken JSON', { table: '[{' }],
  ['a list of numbers', { table: '[1]' }],
  ['no rows', { table: '[]' }],
  ['two columns of one name', { table: 'name,name\nA,B\n' }],
  ['a hundred and one columns', { table: `${['name', ...numbered(100)].join(',')}\nA\n` }],
  [
    'a hundred and one fields',
    { table: JSON.stringify([{ name: 'A', ...Object.fromEntries(numbered(100).map((key) => [key, 1])) }]) },
  ],
])('refuses %s, and keeps nothing', async (_, given) => {
  const batches = await Batch.countDocuments();
  const { status, body } = await run('locations', given);
  expect({ status, fields: Object.keys(body.fieldErrors) }).toEqual({ status: 400, fields: ['table'] });
  expect(await Batch.countDocuments()).toBe(batches);
});

test('only the first of very many errors are reported, and an oversized table is not read', async () => {
  const rows = Array.from({ length: 1000 }, () => ({ name: '', facts: [{}, {}] }));
  const { errors } = (await run('locations', { table: JSON.stringify(rows) })).body;
  expect(errors.length).toBeGreaterThan(2000);
  expect(errors.length).toBeLessThan(2100);
  expect((await run('locations', { table: ','.repeat(399_000) })).body.fieldErrors).toEqual({
    table: 'A line can have at most 50000 characters.',
  });
});

test('is forbidden for editors', async () => {
  const editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  for (const resource of ['team', 'locations', 'redirects']) {
    expect((await editor.get(`/api/admin/${resource}/imports`)).status).toBe(403);
    expect(
      (await editor.post(`/api/admin/${resource}/imports`, { table: 'x', columns: [], isDryRun: true }))
        .status,
    ).toBe(403);
  }
});
