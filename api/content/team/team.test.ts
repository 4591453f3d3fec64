import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { TeamMember as TeamMemberView, TeamProfile } from './contract';
import { exampleTeamMemberDraft as draft } from './example';
import { TeamMember } from './model';

const path = '/api/admin/team';
let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({ BRAND_NAME: 'North, Wind; Co' });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => TeamMember.deleteMany({}));

async function created(part: Parameters<typeof draft>[0] = {}): Promise<TeamMemberView> {
  const { status, body } = await editor.post(path, draft(part));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

const names = async () =>
  (await viewer.get(path)).body.items.map(({ name }: TeamMemberView) => name).join(' ');

/** What visitors see, once it matches the condition. */
async function shown(isThere: (team: TeamProfile[]) => boolean): Promise<TeamProfile[]> {
  let { body } = await server.visitor().get('/api/team');
  while (!isThere(body)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    ({ body } = await server.visitor().get('/api/team'));
  }
  return body;
}

test.each([
  { name: ' ' },
  { name: 'x'.repeat(81) },
  { position: '' },
  { bio: 'x'.repeat(601) },
  { photo: '//evil.example/a.png' },
  { photo: 'https://evil.example/a.png' },
  { photo: '/media/a.png?x' },
  { photo: '/media/a.html' },
  { links: ['javascript:alert(1)'] },
  { links: ['https://user:pass@evil.example'] },
  { links: ['https://a.example/"><script>'] },
  { links: Array(7).fill('https://a.example') },
  { isVisible: 'yes' },
  { isAtBookings: 'yes' },
  { certifications: 'x'.repeat(161) },
  { personalLine: 'x'.repeat(121) },
])('refuses %j with an error at the field', async (part) => {
  const { status, body } = await editor.post(path, draft(part as object));
  expect(status).toBe(400);
  expect(Object.keys(body.fieldErrors)).toEqual(Object.keys(part));
});

test('an empty list is returned as such', async () => {
  expect((await viewer.get(path)).body).toEqual({ items: [], nextCursor: null, total: 0, isMore: false });
});

test('a photo without alternative text is refused', async () => {
  const { status, body } = await editor.post(path, draft({ photo: '/media/dana.webp', photoAlt: ' ' }));
  expect({ status, at: Object.keys(body.fieldErrors) }).toEqual({ status: 400, at: ['photoAlt'] });
  await created({ photo: '/media/dana.webp', photoAlt: 'Dana at the desk' });
});

test('a team member is added, read, changed and deleted at their version', async () => {
  const { id } = await created({ name: '  Dana Reyes ' });
  const one = `${path}/${id}`;
  expect((await viewer.get(one)).body).toMatchObject({ name: 'Dana Reyes', version: 1 });
  const change = (version: string) => editor.patch(one, draft({ name: 'Dee' }), { 'If-Match': version });
  expect((await editor.patch(one, draft())).status).toBe(400);
  expect((await change('"1"')).body).toMatchObject({ name: 'Dee', version: 2 });
  expect((await change('"1"')).status).toBe(412);
  const remove = (version: string) => editor.send('DELETE', one, { headers: { 'If-Match': version } });
  expect((await remove('"1"')).status).toBe(412);
  expect((await remove('"2"')).status).toBe(204);
  expect((await viewer.get(one)).status).toBe(404);
});

test("the list is in the team's order, searched and filtered", async () => {
  for (const name of ['Cy', 'Ada', 'Bo']) await created({ name });
  await created({ name: 'Hidden One', position: 'Field engineer', isVisible: false });
  expect(await names()).toBe('Cy Ada Bo Hidden One');
  expect((await viewer.get(`${path}?q=engi%20HID`)).body.items).toMatchObject([{ name: 'Hidden One' }]);
  expect((await viewer.get(`${path}?visibility=visible`)).body.total).toBe(3);
  expect((await viewer.get(`${path}?q=.*`)).body.total).toBe(0);
  const first = (await viewer.get(`${path}?limit=3`)).body;
  const rest = (await viewer.get(`${path}?limit=3&cursor=${first.nextCursor}`)).body;
  expect(rest.items).toMatchObject([{ name: 'Hidden One' }]);
});

test('matching members are exported as CSV that can be imported, and as JSON', async () => {
  await created({ name: 'Cy', links: ['https://a.example/', 'https://b.example/'] });
  await created({ name: '=Ada', isVisible: false });
  const csv = await viewer.get(`${path}/export?visibility=hidden`);
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="team-.*\.csv"$/);
  expect(csv.body.split('\n')[0]).toBe(
    'name,position,bio,photo,photoAlt,links,isVisible,certifications,personalLine,isAtBookings',
  );
  expect(csv.body).toContain("'=Ada");
  expect(csv.body).toMatch(/,no,"CISSP, Security\+",Restores old radios\.,no\n$/);
  expect(csv.body).not.toContain('Cy');
  const { body } = await viewer.get(`${path}/export?q=cy&format=json`);
  expect(body).toMatchObject([
    { name: 'Cy', links: ['https://a.example/', 'https://b.example/'], isVisible: true },
  ]);
});

test('an exported table is imported unchanged', async () => {
  const part = {
    name: '=Ada',
    bio: '- On the desk\n- since 2009',
    links: ['https://a.example/x;y', 'https://b.example/'],
  };
  const { id } = await created(part);
  const { body: table } = await viewer.get(`${path}/export`);
  await TeamMember.deleteMany({ _id: id });
  const admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  const { body } = await admin.post(`${path}/imports`, { table, columns: [], isDryRun: false });
  expect(body).toMatchObject({ isDone: true, errors: [] });
  expect((await viewer.get(path)).body.items).toMatchObject([part]);
});

test('the order is changed for all or some members without changing versions', async () => {
  const people = [];
  for (const name of ['Aa', 'Bb', 'Cc', 'Dd']) people.push(await created({ name }));
  const [a, b, c, d] = people.map(({ id }) => id);
  const put = (ids: unknown) => editor.send('PUT', `${path}/order`, { body: { ids } });
  expect((await put([d, c, b, a])).status).toBe(204);
  expect(await names()).toBe('Dd Cc Bb Aa');
  expect((await put([a, c])).status).toBe(204);
  expect(await names()).toBe('Dd Aa Bb Cc');
  expect((await viewer.get(`${path}/${a}`)).body.version).toBe(1);
  for (const none of [[], [a, a], 'x', [{ $ne: 1 }]]) expect((await put(none)).status).toBe(400);
  expect((await put([a, 'gone'])).status).toBe(409);
  expect(await names()).toBe('Dd Aa Bb Cc');
});

test('visitors see only visible members, in their order', async () => {
  const one = await created({ name: 'One' });
  const two = await created({ name: 'Two' });
  await created({ name: 'Secret', isVisible: false });
  await editor.send('PUT', `${path}/order`, { body: { ids: [two.id, one.id] } });
  const team = await shown((people) => people[0]?.name === 'Two' && people.length === 2);
  expect(team[0]).toEqual({ id: two.id, ...draft({ name: 'Two' }), isVisible: undefined });
  expect(JSON.stringify(team)).not.toContain('Secret');
  const { headers } = await server.visitor().get('/api/team');
  expect(headers.get('cache-control')).toBe('public, max-age=5');
});

test('profiles that are older than their fields are shown without them', async () => {
  const old = {
    _id: 'old',
    name: 'Old Hand',
    position: 'Engineer',
    bio: '',
    photo: '',
    photoAlt: '',
    links: [],
  };
  const now = { createdAt: new Date(), updatedAt: new Date() };
  await TeamMember.collection.insertOne({ ...old, ...now, isVisible: true, order: -1, version: 1 } as never);
  const [first] = await shown((people) => people[0]?.name === 'Old Hand');
  expect(first).toMatchObject({ certifications: '', personalLine: '', isAtBookings: false });
  await TeamMember.deleteOne({ _id: 'old' });
});

test('texts on a vCard cannot add lines or fields, and hidden members have no card', async () => {
  const { id } = await created({
    name: 'Zoë; O,Neil',
    position: 'Lead\r\nEMAIL:evil@example.com',
    bio: `<script>alert(1)</script>\nX-EVIL:1 ${'é'.repeat(120)}`,
  });
  const hidden = await created({ name: 'Secret', isVisible: false });
  await shown((people) => people.some((one) => one.id === id));
  const { status, body, headers } = await server.visitor().get(`/api/team/${id}/contact.vcf`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/vcard');
  expect(headers.get('content-disposition')).toBe('attachment; filename="zoe-o-neil.vcf"');
  const lines = body.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const fields = body.replace(/\r\n /g, '').split('\r\n');
  expect(fields).toContain('FN:Zoë\\; O\\,Neil');
  expect(fields).toContain('ORG:North\\, Wind\\; Co');
  expect(fields).toContain('TITLE:Lead\\nEMAIL:evil@example.com');
  expect(fields).toContain(`NOTE:<script>alert(1)</script>\\nX-EVIL:1 ${'é'.repeat(120)}`);
  expect(fields.filter((line: string) => /^(EMAIL|X-EVIL)/.test(line))).toEqual([
    'EMAIL;TYPE=work:hello@emberline.example',
  ]);
  expect((await server.visitor().get(`/api/team/${hidden.id}/contact.vcf`)).status).toBe(404);
});
