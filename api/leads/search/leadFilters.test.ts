import mongoose from 'mongoose';
import {
  createLead,
  createMember,
  profileQueries,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { Contact } from '../contacts/model';
import { addChannels } from '../enquiries/leadChannel';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { LeadTaskModel } from '../work/model';

let server: TestServer;
let admin: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Enquiry.deleteMany({}), LeadTaskModel.deleteMany({}), Contact.deleteMany({})]);
  // Exports are limited by member.
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});

const dayMs = 86_400_000;
const list = '/api/admin/leads';

/** Creates a lead of a person with this name. */
function leadOf(name: string, part: Partial<EnquiryRecord> = {}) {
  const email = `${name.toLowerCase()}@example.com`;
  return createLead({ name, email, emailNorm: email, ...part });
}

const addTask = (name: string, part: object) =>
  LeadTaskModel.create({
    emailNorm: `${name.toLowerCase()}@example.com`,
    reference: 'EM-00000000',
    title: 'Call',
    ...part,
  });

const namesOf = (items: { name: string }[]) => items.map(({ name }) => name).sort();

/** What a filter finds in the list, in an export and in a bulk edit of all that match. */
async function expectFound(query: string, names: string[]) {
  const { body } = await admin.get(`${list}?${query}`);
  expect([query, namesOf(body.items), body.total]).toEqual([query, names, names.length]);
  expect((await viewer.get(`${list}?${query}`)).body.total).toBe(names.length);
  const file = await admin.get(`${list}/export?format=json&${query}`);
  expect(namesOf(file.body)).toEqual(names);
  const matching = { ...Object.fromEntries(new URLSearchParams(query)), count: names.length };
  const edited = await admin.post(`${list}/bulk`, { matching: { ...matching, change: { value: 100 } } });
  expect(edited.body.changed).toHaveLength(names.length);
  await Enquiry.updateMany({}, { $unset: { value: '' } });
}

test('leads are filtered by response and by tasks of the person, in list, export and bulk edit', async () => {
  const old = new Date(Date.now() - 40 * dayMs);
  await leadOf('Late', { createdAt: old });
  await leadOf('Answered', { createdAt: old, respondedAt: new Date() });
  await leadOf('Moved', { createdAt: old, status: 'contacted' });
  await leadOf('Writer', { status: 'contacted', waitingSince: new Date() });
  // A minute is too short for any target.
  await leadOf('Fresh', { createdAt: new Date(Date.now() - 60_000), priority: 'low' });
  await addTask('Late', { dueOn: '2020-01-01' });
  await addTask('Fresh', { dueOn: '2999-01-01' });
  await addTask('Moved', { dueOn: '2020-01-01', isOpen: false });
  // The task is at another address of the person.
  await addTask('Second', { dueOn: '2020-01-01' });
  await Contact.create({ emails: ['writer@example.com', 'second@example.com'] });
  await expectFound('response=overdue', ['Late']);
  await expectFound('response=waiting', ['Writer']);
  await expectFound('task=overdue', ['Late', 'Writer']);
  await expectFound('task=open&status=new', ['Fresh', 'Late']);
  expect(namesOf((await admin.get(`${list}?task=none`)).body.items)).toEqual(['Answered', 'Moved']);
  expect((await admin.get(`${list}?response=overdue&q=late&task=overdue`)).body.total).toBe(1);
  expect((await admin.get('/api/admin/leads/agenda')).body).toMatchObject({
    overdueCount: 1,
    overdue: [{ name: 'Late', isOverdue: true }],
    waiting: [{ name: 'Writer' }],
  });
});

test('leads are filtered by priority, channel and days, which the indexes find', async () => {
  const last = { source: 'google', medium: 'organic', campaign: '', isPaid: false, at: new Date() };
  const past = new Date('2026-03-10T18:00:00Z');
  await leadOf('Search', { origin: { last } as EnquiryRecord['origin'], createdAt: past });
  await leadOf('Caller', { manual: { source: 'phone', byId: 'm', by: 'Robin' } });
  await leadOf('Urgent', { priority: 'urgent', status: 'qualified' });
  // As they were stored before.
  await Enquiry.updateMany({}, { $unset: { channel: '' } });
  await Enquiry.updateMany({ priority: 'normal' }, { $unset: { priority: '' } });
  for (const _ of ['once', 'again']) await addChannels(mongoose.connection.db as mongoose.mongo.Db);
  await expectFound('priority=urgent', ['Urgent']);
  await expectFound('channel=Organic+Search', ['Search']);
  await expectFound('channel=Entered+by+the+team&priority=normal', ['Caller']);
  expect(namesOf((await admin.get(`${list}?channel=Unknown`)).body.items)).toEqual(['Urgent']);
  expect((await admin.get('/api/admin/leads/filing')).body.channel).toEqual([
    'Entered by the team',
    'Organic Search',
    'Unknown',
  ]);
  expect(namesOf((await admin.get(`${list}?past=2026-03-10..2026-03-10`)).body.items)).toEqual(['Search']);
  expect((await admin.get(`${list}?past=2026-03-11..2026-03-12`)).body.total).toBe(0);
  for (const query of ['past=2026-03-10', 'past=a..b', 'response=late', 'task=due', 'priority=top'])
    expect([query, (await admin.get(`${list}?${query}`)).status]).toEqual([query, 400]);

  await Enquiry.deleteMany({});
  for (let n = 0; n < 24; n += 1)
    await leadOf(`Lead${n}`, {
      createdAt: new Date(Date.now() - (n + 40) * dayMs),
      respondedAt: n % 2 ? new Date() : undefined,
      priority: n % 8 ? 'normal' : 'high',
      channel: n % 8 ? 'Direct' : 'Email',
    });
  const { docs } = await profileQueries(['enquiries'], async () => {
    for (const query of ['priority=high', 'channel=Email', 'channel=Email&status=new'])
      await admin.get(`${list}?limit=2&${query}`);
  });
  // Each page reads its two leads and one more; counts read keys alone.
  expect(docs).toBeLessThanOrEqual(3 * 3);
});
