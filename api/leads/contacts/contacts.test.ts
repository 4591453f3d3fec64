import { exampleSubscriptionDraft } from '../../audience/subscribers/example';
import { saveExternalBooking } from '../../bookings/saveExternalBooking';
import type { Role } from '../../identity/users/contract';
import { createMember, profileQueries, startServer, type TestServer, type Visitor } from '../../testing';
import { exampleSubmission } from '../../tools/assessments/example';
import { contactFactSources } from '../../wiring/contactSources';
import { listNewContacts } from '../contactList/listNewContacts';
import { ListedContact } from '../contactList/model';
import { exampleEnquiry } from '../enquiries/example';
import { Enquiry } from '../enquiries/model';
import type { Contact } from './contract';
import { deleteOldContacts } from './deleteOldContacts';
import { Contact as ContactModel } from './model';

const DAY_MS = 86_400_000;

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  for (const role of ['editor', 'viewer'] as const) {
    const { _id } = await createMember({ role, name: 'Robin Example' });
    members.set(role, await server.signInAs(_id));
  }
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Enquiry.deleteMany({}), ContactModel.deleteMany({}), ListedContact.deleteMany({})]);
});

const as = (role: Role) => members.get(role) as Visitor;

/** Sends an enquiry and returns its reference. Phone and company differ between addresses by default. */
async function enquire(email: string, part: { phone?: string; company?: string; name?: string } = {}) {
  const digits = [...email].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000, 7);
  const phone = `+1 512 555 ${String(digits).padStart(4, '0')}`;
  const enquiry = exampleEnquiry({ email, phone, company: `Company of ${email}`, ...part });
  const { reference } = (await server.visitor().post('/api/contact', enquiry)).body;
  // After many enquiries from one network the next ones are held.
  await Enquiry.updateOne({ reference, status: 'quarantined' }, { status: 'new' });
  return reference as string;
}

async function contactOf(reference: string, role: Role = 'editor'): Promise<Contact> {
  return (await as(role).get(`/api/admin/leads/${reference}/contact`)).body;
}

const update = () => listNewContacts(contactFactSources);

/** Merges the sender of a lead with that of another, once both are in the list. */
async function merge(reference: string, other: string, version = 0) {
  await update();
  const lead = await Enquiry.findOne({ reference: other }).lean();
  const listed = await ListedContact.findOne({ emailNorm: lead?.emailNorm ?? '' }).lean();
  return as('editor').post(
    `/api/admin/leads/${reference}/contact/merges`,
    { contact: listed?._id ?? 'nobody' },
    { 'If-Match': `"${version}"` },
  );
}

const undo = (reference: string, id: string, version: number) =>
  as('editor').send('DELETE', `/api/admin/leads/${reference}/contact/merges/${id}`, {
    headers: { 'If-Match': `"${version}"` },
  });

describe('a contact', () => {
  test('has the enquiries, bookings, subscription and emailed assessment of its address, newest first', async () => {
    const first = await enquire('ada@example.com', { name: 'Ada Example', company: 'Example Build' });
    const second = await enquire('Ada@Example.com', { name: 'Ada B. Example', company: 'Example Build' });
    await enquire('somebody.else@example.com');
    const startAt = new Date(Date.now() + 7 * DAY_MS);
    const endAt = new Date(startAt.getTime() + 1_800_000);
    const guest = { name: 'Ada Example', email: 'ada@example.com' };
    const booking = { id: 'booked-1', isCancelled: false, label: 'Consultation', ...guest, startAt, endAt };
    await saveExternalBooking('cal', booking);
    await server.visitor().post('/api/subscribe', exampleSubscriptionDraft({ email: 'ada@example.com' }));
    const submissions = '/api/assessments/BusinessTechCheck/submissions';
    const answers = exampleSubmission();
    const { body } = await server.visitor().post(submissions, answers);
    const report = { email: 'ADA@example.com', secret: answers.secret };
    await server.visitor().post(`${submissions}/${body.id}/report`, report);

    const contact = await contactOf(first);
    expect(contact).toMatchObject({
      emails: ['ada@example.com'],
      companies: ['Example Build'],
      isMore: false,
      duplicates: [],
      merges: [],
      version: 0,
    });
    expect(contact.names).toEqual(expect.arrayContaining(['Ada Example', 'Ada B. Example']));
    expect(contact.timeline.map(({ kind, state }) => [kind, state])).toEqual([
      ['assessment', expect.stringMatching(/^Score \d+ of 100$/)],
      ['subscription', 'Not confirmed'],
      ['booking', 'Booked'],
      ['enquiry', 'New'],
      ['enquiry', 'New'],
    ]);
    expect(contact.timeline[2]).toMatchObject({ title: 'Consultation', startsAt: startAt.toISOString() });
    expect(contact.timeline.slice(3).map(({ id }) => id)).toEqual([second, first]);
    expect(await contactOf(second)).toEqual(contact);
  });

  test('hides personal details from viewers', async () => {
    const company = 'Example Build';
    const reference = await enquire('dana@example.com', { name: 'Dana Example', company });
    const other = await enquire('office@example.com', { name: 'Office Example', company });
    await merge(reference, other);
    const shown = JSON.stringify(await contactOf(reference, 'viewer'));
    for (const word of ['Dana', 'Office', 'dana@', 'office@']) expect(shown).not.toContain(word);
  });

  test('is not found without its lead', async () => {
    expect((await as('editor').get('/api/admin/leads/EM-00000000/contact')).status).toBe(404);
    expect((await merge(await enquire('dana@example.com'), 'EM-00000000')).status).toBe(404);
  });

  test('is read by indexes alone, however many leads there are', async () => {
    for (let n = 0; n < 12; n += 1) await enquire(`other${n}@example.com`);
    const reference = await enquire('dana@example.com');
    const { docs, indexes } = await profileQueries(
      ['enquiries', 'contacts', 'bookings', 'subscribers', 'assessmentSubmissions', 'scanMails'],
      () => contactOf(reference),
    );
    expect(indexes.every((index) => /IXSCAN|EOF/.test(index))).toBe(true);
    expect(docs).toBeLessThan(10);
  });
});

describe('possible duplicates', () => {
  test('are other addresses with the same phone number or company, with the reason', async () => {
    const reference = await enquire('dana@example.com', {
      phone: '(512) 555-0142',
      company: 'Example Build',
    });
    await enquire('phone@example.com', { phone: '+1 512-555-0142' });
    await enquire('both@example.com', { phone: '512.555.0142', company: 'EXAMPLE BUILD' });
    await enquire('company@example.com', { company: 'example build' });
    await enquire('neither@example.com');
    await update();
    const { duplicates } = await contactOf(reference);
    expect(duplicates.map(({ email, reasons }) => [email, reasons])).toEqual([
      ['both@example.com', ['phone', 'company']],
      ['company@example.com', ['company']],
      ['phone@example.com', ['phone']],
    ]);
  });

  test('leave out spam', async () => {
    const reference = await enquire('dana@example.com', { company: 'Example Build' });
    const spam = await enquire('spam@example.com', { company: 'Example Build' });
    await Enquiry.updateOne({ reference: spam }, { status: 'spam' });
    await update();
    expect((await contactOf(reference)).duplicates).toEqual([]);
  });
});

describe('a merge', () => {
  test('shows the records of both under either lead, and can be undone', async () => {
    const [dana, office, other] = [
      await enquire('dana@example.com'),
      await enquire('office@example.com'),
      await enquire('third@example.com'),
    ];
    // An earlier merge of the other contact comes along, and survives the undo.
    expect((await merge(office, other)).status).toBe(200);
    const { status, body } = await merge(dana, office);
    expect([status, body.version]).toEqual([200, 1]);
    expect(body.emails).toEqual(['dana@example.com', 'office@example.com', 'third@example.com']);
    for (const reference of [dana, office, other]) {
      const { timeline } = await contactOf(reference);
      expect(timeline.map(({ id }) => id)).toEqual([other, office, dana]);
    }
    expect(body.merges).toMatchObject([
      { emails: ['office@example.com', 'third@example.com'], by: 'Robin Example', isUndoable: true },
    ]);

    expect((await undo(office, body.merges[0].id, 1)).status).toBe(200);
    expect((await contactOf(dana)).emails).toEqual(['dana@example.com']);
    expect(await contactOf(other)).toMatchObject({
      emails: ['office@example.com', 'third@example.com'],
      merges: [{ emails: ['third@example.com'] }],
    });
  });

  test('is refused on an outdated version, of one contact with itself, and without a version', async () => {
    const [dana, office] = [await enquire('dana@example.com'), await enquire('office@example.com')];
    expect((await merge(dana, office, 3)).status).toBe(412);
    expect((await merge(dana, dana)).body.code).toBe('conflict');
    await merge(dana, office);
    expect((await merge(office, dana, 1)).status).toBe(409);
    const path = `/api/admin/leads/${dana}/contact/merges`;
    expect((await as('editor').post(path, { contact: 'nobody' })).status).toBe(400);
  });

  test('of one contact by two members at the same time leaves each address in one contact', async () => {
    const [dana, office, other] = [
      await enquire('dana@example.com'),
      await enquire('office@example.com'),
      await enquire('third@example.com'),
    ];
    const replies = await Promise.all([merge(dana, office), merge(other, office)]);
    const done = replies.filter(({ status }) => status === 200).length;
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2 - done);
    const holders = await ContactModel.find({ emails: 'office@example.com' }).lean();
    expect(holders.map(({ emails }) => emails.length)).toEqual([done + 1]);
  });

  test('has at most twenty addresses', async () => {
    const [dana, office] = [await enquire('dana@example.com'), await enquire('office@example.com')];
    const emails = ['dana@example.com', ...Array.from({ length: 19 }, (_, n) => `d${n}@example.com`)];
    await ContactModel.create([{ emails, merges: [] }]);
    expect((await merge(dana, office, 1)).body.code).toBe('too_many_addresses');
  });

  test('cannot be undone after 30 days', async () => {
    const [dana, office] = [await enquire('dana@example.com'), await enquire('office@example.com')];
    const { body } = await merge(dana, office);
    const at = new Date(Date.now() - 31 * DAY_MS);
    await ContactModel.collection.updateOne({ emails: 'dana@example.com' }, { $set: { 'merges.0.at': at } });
    expect((await contactOf(dana)).merges).toMatchObject([{ isUndoable: false }]);
    expect((await undo(dana, body.merges[0].id, 1)).body.code).toBe('undo_expired');
    expect((await contactOf(office)).emails).toHaveLength(2);
  });

  test('is in the audit log', async () => {
    const [dana, office] = [await enquire('dana@example.com'), await enquire('office@example.com')];
    await merge(dana, office);
    const { _id } = await createMember({ role: 'admin' });
    const admin = await server.signInAs(_id);
    const { body } = await admin.get('/api/admin/audit?limit=1');
    expect(body.items[0]).toMatchObject({ action: 'merge contacts', entity: 'leads', entityId: dana });
    expect(JSON.stringify(body)).not.toContain('@example.com');
  });
});

test('old contacts are deleted once their leads are gone', async () => {
  const [dana, office] = [await enquire('dana@example.com'), await enquire('office@example.com')];
  await merge(dana, office);
  await deleteOldContacts(new Date(Date.now() + DAY_MS));
  expect(await ContactModel.countDocuments()).toBe(1);
  await Enquiry.deleteMany({});
  await deleteOldContacts(new Date(Date.now() - DAY_MS));
  expect(await ContactModel.countDocuments()).toBe(1);
  await deleteOldContacts(new Date(Date.now() + DAY_MS));
  expect(await ContactModel.countDocuments()).toBe(0);
});
