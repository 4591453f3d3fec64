import { Booking } from '../../bookings/model';
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
