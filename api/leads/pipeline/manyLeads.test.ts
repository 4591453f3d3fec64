import type { Role } from '../../identity/users/contract';
import {
  createLead,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { exampleEnquiry } from '../enquiries/example';
import { Enquiry } from '../enquiries/model';
import { bulkEditLimits } from './contract';

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer();
  for (const role of ['editor', 'viewer'] as const) members.set(role, await newMember(role));
});
afterAll(() => server.stop());
beforeEach(() => Enquiry.deleteMany({}));

const as = (role: Role) => members.get(role) as Visitor;
const bulk = '/api/admin/leads/bulk';
const file = '/api/admin/leads/export';

async function newMember(role: Role): Promise<Visitor> {
  const { email, password } = await createMember({ role });
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  return visitor;
}

const statuses = async () =>
  (await Enquiry.find().sort({ name: 1 }).lean()).map(({ name, status }) => `${name}: ${status}`);

describe('a bulk edit', () => {
  test('requires either leads or a filter', async () => {
    const body = { matching: { count: 0, change: { status: 'won' } } };
    const lead = { reference: 'EM-00000000', version: 1, status: 'won' };
    const most = Array.from({ length: bulkEditLimits.named + 1 }, () => lead);
    const bad = [
      {},
      { ...body, leads: [lead] },
      { leads: [] },
      { leads: most },
      { matching: { count: 0, change: { status: 'wild' } } },
    ];
    for (const one of bad) expect((await as('editor').post(bulk, one)).status).toBe(400);
    expect((await as('editor').post(bulk, { leads: [lead] })).body).toEqual({
      changed: [],
      stale: [],
      missing: ['EM-00000000'],
    });
  });

  test('changes the named leads, and its response can undo the change', async () => {
    const [a, b] = [await createLead({ name: 'A' }), await createLead({ name: 'B', status: 'contacted' })];
    const named = [a, b].map(({ reference }) => ({ reference, version: 1, status: 'won' }));
    const done = await as('editor').post(bulk, { leads: named });
    expect(done.body.changed).toEqual([
      { reference: a.reference, version: 2, former: { status: 'new' } },
      { reference: b.reference, version: 2, former: { status: 'contacted' } },
    ]);
    // Meanwhile somebody changes B, which the undo must not overwrite.
    const lost = { status: 'lost', lostReason: 'price' };
    await as('editor').patch(`/api/admin/leads/${b.reference}`, lost, { 'If-Match': '"2"' });
    const back = done.body.changed.map(
      ({ reference, version, former }: { reference: string; version: number; former: object }) => ({
        reference,
        version,
        ...former,
      }),
    );
    const undone = await as('editor').post(bulk, { leads: back });
    expect(undone.body).toMatchObject({ changed: [{ reference: a.reference }], stale: [b.reference] });
    expect(await statuses()).toEqual(['A: new', 'B: lost']);
  });

  test('changes a lead once that is named in two spellings', async () => {
    const { reference } = await createLead({ name: 'A' });
    const leads = [
      { reference, version: 1, status: 'won' },
      { reference: reference.toLowerCase(), version: 1, status: 'qualified' },
    ];
    const { body } = await as('editor').post(bulk, { leads });
    expect(body.changed).toEqual([{ reference, version: 2, former: { status: 'new' } }]);
    expect(await Enquiry.findOne({ reference }).lean()).toMatchObject({ status: 'qualified', version: 2 });
  });

  test('that runs concurrently with another changes what it found, and both report exactly that', async () => {
    const saved = await Promise.all(Array.from({ length: 20 }, () => createLead()));
    const edit = (status: string) =>
      as('editor').post(bulk, { leads: saved.map(({ reference }) => ({ reference, version: 1, status })) });
    const answers = await Promise.all([edit('won'), edit('qualified'), edit('spam')]);
    const sum = (part: 'changed' | 'stale') =>
      answers.reduce((count, { body }) => count + body[part].length, 0);
    expect([sum('changed'), sum('stale')]).toEqual([20, 40]);
    expect(await Enquiry.countDocuments({ version: 2 })).toBe(20);
  });

  test('changes all matching leads if their number is as expected, else none', async () => {
    for (const name of ['A', 'B', 'C']) await createLead({ name, company: 'Lakeline Alliance' });
    await createLead({ name: 'D', company: 'Elsewhere' });
    const matching = { q: 'lakeline', status: 'new', count: 2, change: { status: 'spam' } };
    const refused = await as('editor').post(bulk, { matching });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('3 leads match now instead of 2');
    expect(await statuses()).toEqual(['A: new', 'B: new', 'C: new', 'D: new']);
    const done = await as('editor').post(bulk, { matching: { ...matching, count: 3 } });
    expect(done.body.changed).toHaveLength(3);
    expect(await statuses()).toEqual(['A: spam', 'B: spam', 'C: spam', 'D: new']);
  });

  test('above the limit is refused', async () => {
    const one = await Enquiry.findById((await createLead())._id).lean();
    const copies = Array.from({ length: bulkEditLimits.matching }, (_, n) => ({
      ...one,
      _id: `copy-${n}`,
      reference: `copy-${n}`,
    }));
    await Enquiry.insertMany(copies, { lean: true });
    const matching = {
      count: copies.length + 1,
      change: { status: 'lost', lostReason: 'no_reply', lostNote: 'Cleared out' },
    };
    expect((await as('editor').post(bulk, { matching })).status).toBe(422);
    if (!process.env.LONG) return;
    await Enquiry.deleteOne({ _id: one?._id });
    const done = await as('editor').post(bulk, { matching: { ...matching, count: copies.length } });
    expect(done.body.changed).toHaveLength(copies.length);
    expect(await Enquiry.countDocuments({ status: 'lost', lostReason: 'no_reply', version: 2 })).toBe(
      copies.length,
    );
  });

  test('out of quarantine releases the held emails', async () => {
    const body = { ...exampleEnquiry({ email: 'many@example.com' }), website: 'x' };
    await server.visitor().post('/api/contact', body);
    const matching = { status: 'quarantined', count: 1, change: { status: 'new' } };
    expect((await as('editor').post(bulk, { matching })).body.changed).toHaveLength(1);
    expect(await waitForMails(server.mailFolder, 'many@example.com')).toHaveLength(1);
  });
});

describe('the export', () => {
  test('is limited to five times an hour', async () => {
    const admin = await newMember('admin');
    for (let n = 0; n < 5; n += 1) expect((await admin.get(file)).status).toBe(200);
    const sixth = await admin.get(file);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await (await newMember('owner')).get(file)).status).toBe(200);
  });

  test('has what the filter matches, without formulas', async () => {
    const admin = await newMember('admin');
    const message = 'Two lines,\nand "quotes"';
    const lead = await createLead({
      name: '=HYPERLINK("http://x")',
      company: 'Lakeline',
      message,
      status: 'won',
    });
    await createLead({ company: 'Lakeline' });
    await createLead({ company: 'Elsewhere', status: 'won' });
    const csv = await admin.get(`${file}?q=lakeline&status=won`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-[\d-]{10}\.csv"$/);
    const [head, ...rows] = csv.body.split(/\n(?=reference|EM-|$)/);
    expect(head).toMatch(/^reference,receivedAt,status,name,company,email,phone,/);
    expect(rows).toEqual([expect.stringContaining(lead.reference), '']);
    expect(rows[0]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(rows[0]).toContain('"Two lines,\nand ""quotes"""');
    const json = await admin.get(`${file}?q=lakeline&format=json`);
    expect(json.body).toHaveLength(2);
    expect(json.body[1]).toMatchObject({ reference: lead.reference, message, status: 'won' });
    expect((await admin.get(`${file}?q=nobody&format=json`)).body).toEqual([]);
    expect((await admin.get(`${file}?format=xml`)).status).toBe(400);
  });
});

test('the list can be sorted oldest first', async () => {
  for (const day of [3, 1, 2]) await createLead({ name: `Day ${day}`, createdAt: new Date(2026, 0, day) });
  const read = async (more: string) =>
    (await as('editor').get(`/api/admin/leads?sort=oldest&limit=2${more}`)).body;
  const first = await read('');
  const second = await read(`&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Day 1', 'Day 2', 'Day 3']);
});
