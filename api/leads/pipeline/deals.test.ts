import {
  createLead,
  createMember,
  profileQueries,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { Contact } from '../contacts/model';
import { Enquiry } from '../enquiries/model';
import { LeadTaskModel } from '../work/model';

let server: TestServer;
let admin: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Enquiry.deleteMany({}));

const list = '/api/admin/leads';
const at = (version: number) => ({ 'If-Match': `"${version}"` });

test('an open lead has a value and an expected close date, which a change back restores and the export has', async () => {
  const { reference } = await createLead();
  const deal = { value: 12_000, closeOn: '2026-12-15' };
  const saved = await admin.patch(`${list}/${reference}`, deal, at(1));
  expect(saved.body).toMatchObject({ status: 'new', ...deal });
  const { body } = await admin.get(`${list}/export?format=json`);
  expect(body).toMatchObject([deal]);
  for (const closeOn of ['12/15/2026', '2026-02-30', '', 5])
    expect((await admin.patch(`${list}/${reference}`, { closeOn }, at(2))).status).toBe(400);
  const bulk = { leads: [{ reference, version: 2, value: null, closeOn: null }] };
  const cleared = await admin.post(`${list}/bulk`, bulk);
  expect(cleared.body.changed).toEqual([{ reference, version: 3, former: deal }]);
  expect((await viewer.get(`${list}/${reference}`)).body).toMatchObject({ value: null, closeOn: null });
});

test('the values of a stage are added up, for what matches, without reading leads that have none', async () => {
  for (const value of [1000, 2500]) await createLead({ value, status: 'qualified', ownerId: 'm1' });
  await createLead({ value: 400, status: 'won', ownerId: 'm2' });
  for (let n = 0; n < 5; n += 1) await createLead();
  const totals = async (query = '') => (await viewer.get(`${list}/totals?${query}`)).body;
  const { docs } = await profileQueries(['enquiries'], () => totals());
  expect(docs).toBeLessThanOrEqual(3);
  const qualified = { status: 'qualified', leads: 2, value: 3500 };
  expect(await totals()).toEqual([qualified, { status: 'won', leads: 1, value: 400 }]);
  expect(await totals('owner=m1')).toEqual([qualified]);
  expect(await totals('q=example&status=won')).toEqual([{ status: 'won', leads: 1, value: 400 }]);
  expect(await totals('q=nobody')).toEqual([]);
});

test('the list has the next open task of each person, at any of their addresses', async () => {
  const mailOf = (email: string) => ({ email, emailNorm: email });
  await createLead({ name: 'Ann', ...mailOf('ann@example.com') });
  await createLead({ name: 'Ben', ...mailOf('ben@example.com') });
  await createLead({ name: 'Cleo', ...mailOf('cleo@example.com') });
  await Contact.create({ emails: ['ben@example.com', 'office@example.com'] });
  const task = { reference: 'EM-00000000', title: 'Call' };
  await LeadTaskModel.create([
    { ...task, emailNorm: 'ann@example.com', dueOn: '2999-02-01' },
    { ...task, emailNorm: 'ann@example.com', dueOn: '2999-01-01' },
    { ...task, emailNorm: 'office@example.com', dueOn: '2020-01-01' },
    { ...task, emailNorm: 'cleo@example.com', dueOn: '2020-01-01', isOpen: false },
  ]);
  const { items } = (await viewer.get(`${list}?sort=oldest`)).body;
  expect(items.map(({ nextTask }: { nextTask?: object }) => nextTask)).toEqual([
    { dueOn: '2999-01-01', isOverdue: false },
    { dueOn: '2020-01-01', isOverdue: true },
    undefined,
  ]);
});
