import { Booking } from '../../bookings/model';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import {
  createBooking,
  createLead,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { contactFactSources } from '../../wiring/contactSources';
import { ListedContact } from '../contactList/model';
import { importedRow, refreshContact } from '../contactList/refreshContact';
import { Enquiry } from '../enquiries/model';
import { LeadReplyModel } from '../replies/model';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor', name: 'Robin Reed' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());

const at = (version: number) => ({ 'If-Match': `"${version}"` });
const email = 'wrong@example.com';
const wrong = { name: 'Dnaa Reyes', phone: '512 555 0100', company: 'Reyes Dntal' };

test('a lead is corrected with other records that say the same, found by the new words, with its history', async () => {
  const lead = await createLead({ ...wrong, email, emailNorm: email, landing: '/landing/a' });
  const other = await createLead({ ...wrong, company: 'Second Firm', email, emailNorm: email });
  const path = `/api/admin/leads/${lead.reference}`;
  const mark = (await Enquiry.findById(lead._id).lean<{ changeMark?: object }>())?.changeMark;
  const right = { name: 'Dana Reyes', company: 'Reyes Dental' };
  expect((await viewer.patch(`${path}/person`, right, at(1))).status).toBe(403);
  expect((await editor.patch(`${path}/person`, right, at(7))).status).toBe(412);
  // Zero-width characters, soft hyphens and fillers are no letters of a name.
  for (const name of ['D', ' D\u200b\u00ad', '\u2060\ufeff', '\u3164\u2800'])
    expect((await editor.patch(`${path}/person`, { name }, at(1))).body).toMatchObject({
      fieldErrors: { name: 'Name must be at least 2 characters.' },
    });
  const { body } = await editor.patch(`${path}/person`, right, at(1));
  expect(body).toMatchObject({ ...right, phone: wrong.phone, version: 2 });
  expect((await editor.get(`/api/admin/leads/${other.reference}`)).body).toMatchObject({
    name: 'Dana Reyes',
    company: 'Second Firm',
  });
  const found = async (q: string) => (await editor.get(`/api/admin/leads?q=${q}`)).body.total;
  expect([await found('dnaa'), await found('dana+reyes'), await found('dental')]).toEqual([0, 2, 1]);
  // HubSpot gets what is marked as changed.
  const changed = await Enquiry.findById(lead._id).lean<{ changeMark?: object }>();
  expect(String(changed?.changeMark)).not.toBe(String(mark));
  const timelineOf = async (reader: Visitor) =>
    (await reader.get(`${path}/contact`)).body.timeline
      .filter(({ kind }: { kind: string }) => kind === 'correction')
      .map(({ title, state }: Record<string, string>) => `${title} ${state}`);
  expect((await timelineOf(editor)).sort()).toEqual([
    'Company: Reyes Dntal → Reyes Dental by Robin Reed',
    'Name: Dnaa Reyes → Dana Reyes by Robin Reed',
  ]);
  expect(new Set(await timelineOf(viewer))).toEqual(new Set(['Hidden for your role. by Robin Reed']));
  const listed = await ListedContact.findOne({ emailNorm: email }).lean();
  expect(listed).toMatchObject({ name: 'Dana Reyes' });
});

test('a contact is corrected in its bookings and its import', async () => {
  const address = 'guest@example.com';
  const guest = { name: 'Gil Wrong', phone: '512 555 0101', email: address, emailNorm: address };
  const booking = await createBooking(guest);
  await ListedContact.create(
    importedRow(address, { ...guest, company: 'Gil Co', at: new Date(), by: 'Robin' }),
  );
  await refreshContact(address, contactFactSources);
  const row = await ListedContact.findOne({ emailNorm: address }).orFail().lean();
  const path = `/api/admin/contacts/${row._id}`;
  const right = { name: 'Gil Right', phone: '' };
  expect((await viewer.patch(path, right, at(row.version))).status).toBe(403);
  expect((await editor.patch(path, right, at(row.version + 5))).status).toBe(412);
  const { body } = await editor.patch(path, right, at(row.version));
  expect(body).toMatchObject({ name: 'Gil Right', phone: '', company: 'Gil Co' });
  expect(body.contact.timeline).toContainEqual(
    expect.objectContaining({ kind: 'correction', title: 'Name: Gil Wrong → Gil Right' }),
  );
  expect(await Booking.findById(booking._id).lean()).toMatchObject({ name: 'Gil Right', phone: '' });
  expect((await editor.get('/api/admin/contacts?q=gil+right')).body.total).toBe(1);
  const same = await editor.patch(path, { name: 'Gil Right' }, at(body.version));
  expect(same.body.version).toBe(body.version);
});

test('an email address is corrected everywhere, and the former one stays with the person', async () => {
  const [former, right] = ['dana@gmial.com', 'Dana@Gmail.com'];
  const person = { ...wrong, email: 'Dana@Gmial.com', emailNorm: former };
  const lead = await createLead(person);
  const booking = await createBooking({ name: wrong.name, email: former, emailNorm: former });
  await refreshContact(former, contactFactSources);
  const { _id: row } = await ListedContact.findOne({ emailNorm: former }).orFail().lean();
  await Enquiry.updateMany({}, { $unset: { isUnscored: '' } });
  const path = `/api/admin/leads/${lead.reference}`;
  expect((await editor.patch(`${path}/person`, { email: 'dana@gmail' }, at(1))).body).toMatchObject({
    fieldErrors: { email: 'Please enter a valid email address.' },
  });
  const { body } = await editor.patch(`${path}/person`, { email: ` ${right} ` }, at(1));
  expect(body).toMatchObject({ email: right, version: 2 });
  expect(await Booking.findById(booking._id).lean()).toMatchObject({
    email: right,
    emailNorm: right.toLowerCase(),
  });
  // What the new address did counts at once.
  expect(await Enquiry.findById(lead._id).lean()).toMatchObject({ isUnscored: true });
  const contact = (await editor.get(`${path}/contact`)).body;
  expect(contact.emails).toEqual([right.toLowerCase(), former]);
  expect(contact.timeline).toContainEqual(
    expect.objectContaining({ kind: 'correction', title: `Email: Dana@Gmial.com → ${right}` }),
  );
  // The list shows the same row under the new address and finds it by both.
  for (const q of ['dana@gmail.com', former])
    expect((await editor.get(`/api/admin/contacts?q=${q}`)).body.items).toEqual([
      expect.objectContaining({ id: row, email: right, leads: 1, bookings: 1 }),
    ]);
  const back = await editor.patch(`${path}/person`, { email: person.email }, at(body.version));
  expect(back.body.email).toBe(person.email);
  expect((await editor.get(`${path}/contact`)).body.emails).toEqual([former, right.toLowerCase()]);
});

test('an email address of another person is refused at the field, and of a merged contact changes the main one', async () => {
  const [lead, other] = await Promise.all(
    ['one@example.com', 'two@example.com'].map(async (address) => {
      const made = await createLead({ ...wrong, email: address, emailNorm: address });
      await refreshContact(address, contactFactSources);
      return made;
    }),
  );
  const path = `/api/admin/leads/${lead?.reference}`;
  const change = { name: 'Dana Reyes', email: 'TWO@example.com' };
  const refused = await editor.patch(`${path}/person`, change, at(1));
  expect(refused.status).toBe(409);
  expect(refused.body.fieldErrors.email).toMatch(/^Another person has this email address/);
  expect((await editor.get(path)).body).toMatchObject({
    name: wrong.name,
    email: 'one@example.com',
    version: 1,
  });
  // The first lead of somebody is listed a moment later.
  await createLead({ ...wrong, email: 'new@example.com', emailNorm: 'new@example.com' });
  expect((await editor.patch(`${path}/person`, { email: 'new@example.com' }, at(1))).status).toBe(409);
  const { _id: contact } = await ListedContact.findOne({ emailNorm: 'two@example.com' }).orFail().lean();
  const merged = await editor.post(`${path}/contact/merges`, { contact }, at(0));
  expect((await editor.patch(`${path}/person`, change, at(1))).status).toBe(200);
  expect((await editor.get(`${path}/contact`)).body.emails).toEqual(['two@example.com', 'one@example.com']);
  expect((await editor.get(`/api/admin/leads/${other?.reference}`)).body.email).toBe('two@example.com');
  expect(merged.status).toBeLessThan(300);
});

test('emails that were not sent go to the right address, also those that failed at the wrong one', async () => {
  const [former, right] = ['kim@exmaple.com', 'kim@example.com'];
  const entry = <Kind extends string>(kind: Kind, state: 'waiting' | 'dead' | 'sent', to = former) => ({
    ...newOutboxEntry({ kind, to, messageId: `<${kind}.${state}.${former}>` }),
    state,
  });
  const address = { name: wrong.name, email: former, emailNorm: former };
  const toTeam = entry('team', 'waiting', 'team@firm.example');
  const lead = await createLead({ ...address, outbox: [toTeam, entry('sender', 'dead')] });
  const booking = await createBooking({
    ...address,
    outbox: [toTeam, entry('guest', 'sent'), entry('reminder', 'waiting'), entry('hourReminder', 'waiting')],
  });
  const reply = await LeadReplyModel.create({
    ...{ emailNorm: former, reference: lead.reference, subject: 'Hi', text: 'Hello', thread: [] },
    ...{ byId: 'robin', by: 'Robin', fromName: 'Robin', replyTo: 'team@firm.example' },
    outbox: [entry('reply', 'dead')],
  });
  const { _id: undone } = await LeadReplyModel.create({
    ...reply.toObject(),
    _id: 'undone',
    outbox: [entry('reply', 'waiting')],
  });
  const path = `/api/admin/leads/${lead.reference}/person`;
  expect((await editor.patch(path, { email: right }, at(1))).status).toBe(200);
  const recipients = async (found: Promise<{ outbox: { to: string }[] } | null>) =>
    (await found)?.outbox.map(({ to }) => to);
  expect(await recipients(Enquiry.findById(lead._id).lean())).toEqual([toTeam.to, right]);
  expect(await recipients(Booking.findById(booking._id).lean())).toEqual([toTeam.to, former, right, right]);
  expect(await recipients(LeadReplyModel.findById(reply._id).lean())).toEqual([right]);
  const undo = `/api/admin/leads/${lead.reference}/replies/${undone}`;
  expect((await editor.send('DELETE', undo, {})).status).toBe(204);
});

test('addresses whose records became the same are no longer separated, and other merges still are', async () => {
  const [right, former, other] = ['al@example.com', 'al@exmaple.com', 'al@home.example'];
  const make = async (email: string) => {
    const lead = await createLead({ ...wrong, email, emailNorm: email });
    await refreshContact(email, contactFactSources);
    const { _id: contact } = await ListedContact.findOne({ emailNorm: email }).orFail().lean();
    return { path: `/api/admin/leads/${lead.reference}`, contact };
  };
  const [main, typed, second] = [await make(right), await make(former), await make(other)];
  const merge = (contact: string, version: number) =>
    editor.post(`${main.path}/contact/merges`, { contact }, at(version));
  const merged = await merge(typed.contact, 0);
  expect((await editor.patch(`${typed.path}/person`, { email: right }, at(1))).status).toBe(200);
  const corrected = (await editor.get(`${main.path}/contact`)).body;
  expect(corrected).toMatchObject({ emails: [right, former], merges: [] });
  const gone = `${main.path}/contact/merges/${merged.body.merges[0].id}`;
  expect((await editor.send('DELETE', gone, { headers: at(corrected.version) })).status).toBe(404);
  const { body } = await merge(second.contact, corrected.version);
  const undo = `${main.path}/contact/merges/${body.merges[0].id}`;
  const { body: left } = await editor.send('DELETE', undo, { headers: at(body.version) });
  expect(left.emails).toEqual([right, former]);
  expect((await editor.get(`${second.path}/contact`)).body.emails).toEqual([other]);
});
