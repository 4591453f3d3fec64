import { Mailing, type MailingRecord } from '../../audience/mailings/model';
import { countRecipients } from '../../audience/mailings/recipients';
import { GrowthEvent } from '../../audience/subscribers/GrowthEvent';
import { Subscriber } from '../../audience/subscribers/model';
import { Suppression } from '../../audience/subscribers/suppression';
import { Booking } from '../../bookings/model';
import type { Role } from '../../identity/users/contract';
import { SavedViewModel } from '../../identity/views/model';
import { chainEntries } from '../../platform/audit/chainEntries';
import { AuditLog } from '../../platform/audit/model';
import { verifyChain } from '../../platform/audit/verifyChain';
import {
  createBooking,
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { exampleEnquiry } from '../enquiries/example';
import { Enquiry } from '../enquiries/model';
import { LeadReplyModel } from '../replies/model';
import { LeadTagModel } from '../tags/model';
import { LeadNoteModel } from '../work/model';

const keys = ['the key that this site seals its audit log with'];
let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({ AUDIT_KEY: keys.join() });
  for (const role of ['admin', 'editor'] as const)
    members.set(role, await server.signInAs((await createMember({ role, name: 'Robin Example' }))._id));
});
afterAll(() => server.stop());

const as = (role: Role) => members.get(role) as Visitor;
const past = new Date(Date.now() - 86_400_000);

/** A person with a lead, a note, a waiting reply, a past booking and a subscription. */
async function newPerson(email = `${crypto.randomUUID()}@example.com`) {
  const enquiry = exampleEnquiry({ email, name: 'Dana <b>Bold</b>', message: 'Wants a quote & a call.' });
  const { reference } = (await server.visitor().post('/api/contact', enquiry)).body as { reference: string };
  const path = `/api/admin/leads/${reference}`;
  await as('editor').patch(path, { priority: 'high' }, { 'If-Match': '"1"' });
  await as('editor').post('/api/admin/leads/bulk', {
    leads: [{ reference, version: 2, status: 'contacted' }],
  });
  await as('editor').post(`${path}/notes`, { text: 'Called back on Monday.' });
  await as('editor').post(`${path}/replies`, { subject: 'Your inquiry', text: 'We can help.' });
  await createBooking({ email, emailNorm: email, startAt: past, endAt: past });
  await createSubscriber({ email, emailNorm: email });
  return { email, reference, path };
}

const erase = (reference: string, email: string, role: Role = 'admin') =>
  as(role).post('/api/admin/erasures', { reference, email });

test('an export has everything about the person, readable and as JSON, and nothing about others', async () => {
  const [dana, other] = [await newPerson(), await newPerson()];
  const html = await as('admin').get(`${dana.path}/contact/export`);
  expect(html.status).toBe(200);
  expect(html.headers.get('content-disposition')).toContain(`personal-data-${dana.reference}.html`);
  for (const text of [dana.email, 'Wants a quote &amp; a call.', 'Called back on Monday.', 'We can help.'])
    expect(html.body).toContain(text);
  expect(html.body).not.toContain('<b>Bold</b>');
  expect(html.body).not.toContain(other.email);
  const { body } = await as('admin').get(`${dana.path}/contact/export?format=json`);
  expect(body.emails).toEqual([dana.email]);
  for (const title of ['Inquiries', 'Notes', 'Replies', 'Bookings', 'Subscriptions'])
    expect(body.records[title]).toHaveLength(1);
  expect((await as('editor').get(`${dana.path}/contact/export`)).status).toBe(403);
  const entry = await AuditLog.findOne({ action: 'export personal data', entityId: dana.reference }).lean();
  expect(entry?.actorName).toBe('Robin Example');
});

test('an export says which records it leaves out', async () => {
  const dana = await newPerson();
  expect((await as('admin').get(`${dana.path}/contact/export?format=json`)).body.incomplete).toEqual([]);
  const [note] = await LeadNoteModel.find({ emailNorm: dana.email }).lean();
  const { _id, ...copy } = note ?? {};
  await LeadNoteModel.collection.insertMany(
    Array.from({ length: 1000 }, (_, at) => ({ ...copy, _id: `${_id}-${at}` })) as never[],
  );
  const { body } = await as('admin').get(`${dana.path}/contact/export?format=json`);
  expect(body.incomplete).toEqual(['Notes']);
  expect(body.records.Notes).toHaveLength(1000);
  const html = (await as('admin').get(`${dana.path}/contact/export`)).body;
  expect(html).toContain('Only 1000 records of this kind are included.');
});

test('an export names the tags of a lead', async () => {
  const dana = await newPerson();
  const { _id } = await LeadTagModel.create({ name: 'Cyber insurance' });
  await Enquiry.updateOne({ reference: dana.reference }, { tags: [_id] });
  const { body } = await as('admin').get(`${dana.path}/contact/export?format=json`);
  expect(body.records.Inquiries).toMatchObject([{ tags: ['Cyber insurance'] }]);
});

test('an erased subscriber counts as lost, and a hash of the address stays', async () => {
  const dana = await newPerson();
  await Promise.all([GrowthEvent.deleteMany({}), Suppression.deleteMany({})]);
  expect((await erase(dana.reference, dana.email)).status).toBe(201);
  expect(await GrowthEvent.find().lean()).toMatchObject([{ kind: 'lost', isTopicChange: false }]);
  expect(await Suppression.find().lean()).toMatchObject([{ reason: 'erased' }]);
});

test('an erased person is gone from all records, and the chain of the audit log still verifies', async () => {
  const [dana, other] = [await newPerson(), await newPerson()];
  await chainEntries(keys);
  expect((await erase(dana.reference, other.email)).body.fieldErrors.email).toContain('not an email address');
  expect((await erase(dana.reference, dana.email, 'editor')).status).toBe(403);
  const { status, body } = await erase(dana.reference, dana.email);
  expect(status).toBe(201);
  expect(body).toMatchObject({ by: 'Robin Example', emails: [dana.email] });
  expect(body.records).toEqual(
    expect.arrayContaining([
      { title: 'Inquiries', count: 1 },
      { title: 'Notes', count: 1 },
      { title: 'Replies', count: 1 },
      { title: 'Bookings', count: 1 },
      { title: 'Subscriptions', count: 1 },
    ]),
  );
  for (const [kind, count] of [
    ['enquiries', await Enquiry.countDocuments({ emailNorm: dana.email })],
    ['notes', await LeadNoteModel.countDocuments({ emailNorm: dana.email })],
    ['replies', await LeadReplyModel.countDocuments({ emailNorm: dana.email })],
    ['bookings', await Booking.countDocuments({ emailNorm: dana.email })],
    ['subscriptions', await Subscriber.countDocuments({ emailNorm: dana.email })],
  ])
    expect({ kind, count }).toEqual({ kind, count: 0 });
  expect(await Enquiry.countDocuments({ emailNorm: other.email })).toBe(1);

  const entries = JSON.stringify(await AuditLog.find().lean());
  expect(entries).not.toContain(dana.reference);
  expect(entries).not.toContain(dana.email);
  expect(entries).toContain(other.reference);
  expect(entries).toContain(body.id);
  await chainEntries(keys);
  expect((await verifyChain(keys)).fault).toBeNull();
});

test('saved views that search for the person are exported and erased with them', async () => {
  const dana = await newPerson();
  const save = (q: string) => {
    const view = { list: 'leads', name: crypto.randomUUID(), search: `?q=${q}&sort=oldest`, isShared: true };
    return as('editor').post('/api/admin/saved-views', view);
  };
  await save(dana.email.toUpperCase());
  // Another address that ends like this one.
  await save(`x${dana.email}`);
  const { records } = (await as('admin').get(`${dana.path}/contact/export?format=json`)).body;
  expect(records['Saved views']).toHaveLength(1);
  const { body } = await erase(dana.reference, dana.email);
  expect(body.records).toContainEqual({ title: 'Saved views', count: 1 });
  const left = await SavedViewModel.find().lean();
  expect(left.map(({ search }) => new URLSearchParams(search).get('q'))).toEqual([`x${dana.email}`]);
});

test('a sent newsletter keeps no segment that searches for the person, and reaches nobody by it', async () => {
  const dana = await newPerson();
  const segment = { id: 'segment', name: 'Dana', search: `q=${encodeURIComponent(dana.email)}` };
  await Mailing.create({
    state: 'sent',
    topics: [],
    startedAt: new Date(),
    startedBy: 'Robin',
    _id: 'mailing',
    segment,
  });
  const { body } = await erase(dana.reference, dana.email);
  expect(body.records).toContainEqual({ title: 'Segments of newsletters', count: 1 });
  const left = await Mailing.findById('mailing').lean<MailingRecord>();
  expect(left?.segment).toMatchObject({ name: '', search: expect.not.stringContaining('q=') });
  await createSubscriber();
  expect(await countRecipients({ topics: [], segment: left?.segment })).toBe(0);
});

test('a replaced entry that is changed again is detected', async () => {
  const dana = await newPerson();
  await chainEntries(keys);
  await erase(dana.reference, dana.email);
  const replaced = await AuditLog.findOne({ redaction: /./ }).sort({ at: -1 }).lean();
  const change = (actorName: unknown) =>
    AuditLog.collection.updateOne({ _id: replaced?._id } as never, { $set: { actorName } });
  await change('Somebody Else');
  expect((await verifyChain(keys)).fault).not.toBeNull();
  await change(replaced?.actorName);
  expect((await verifyChain(keys)).fault).toBeNull();
});

test('a person with an upcoming booking is not erased, and nothing is half erased', async () => {
  const dana = await newPerson();
  const soon = new Date(Date.now() + 86_400_000);
  await createBooking({ email: dana.email, emailNorm: dana.email, startAt: soon, endAt: soon });
  expect((await erase(dana.reference, dana.email)).status).toBe(409);
  expect(await Enquiry.countDocuments({ emailNorm: dana.email })).toBe(1);
  expect(await LeadNoteModel.countDocuments({ emailNorm: dana.email })).toBe(1);
});
