import { Booking } from '../../bookings/model';
import type { Role } from '../../identity/users/contract';
import {
  createBooking,
  createLead,
  createMember,
  profileQueries,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { contactFactSources } from '../../wiring/contactSources';
import { deleteOldContacts } from '../contacts/deleteOldContacts';
import { Contact } from '../contacts/model';
import { Enquiry } from '../enquiries/model';
import type { ContactSummary } from './contract';
import { listNewContacts } from './listNewContacts';
import { ListedContact } from './model';
import { importedRow } from './refreshContact';

const path = '/api/admin/contacts';
const day = 86_400_000;

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  for (const role of ['admin', 'editor', 'viewer'] as const)
    members.set(role, await server.signInAs((await createMember({ role }))._id));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const model of [Enquiry, Booking, Contact, ListedContact])
    await (model as typeof Contact).deleteMany({});
});

const as = (role: Role) => members.get(role) as Visitor;
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const list = async () => (await as('admin').get(path)).body.items as ContactSummary[];
const update = () => listNewContacts(contactFactSources);
const rowOf = (email: string, company = '', seenAt = new Date()) =>
  importedRow(email, { name: '', company, phone: '', at: seenAt, by: 'Robin Example' });
const addContact = async (email: string, company?: string) =>
  (await ListedContact.create(rowOf(email, company)))._id;
const merge = (id: string, contact: string) => as('editor').post(`${path}/${id}/merges`, { contact }, at(0));
const remove = (id: string, version: number) =>
  as('admin').send('DELETE', `${path}/${id}`, { headers: at(version) });

test('a merged contact is deleted with all its addresses, which can be imported again', async () => {
  const ann = await addContact('ann@import.example');
  await merge(ann, await addContact('bob@import.example'));
  expect((await remove(ann, 2)).status).toBe(204);
  expect(await ListedContact.countDocuments()).toBe(0);
  const table = 'email\nann@import.example\nbob@import.example\n';
  const draft = { table, columns: [], isDryRun: false };
  expect((await as('admin').post(`${path}/imports`, draft)).body).toMatchObject({ rows: 2, isDone: true });
  expect(await list()).toHaveLength(2);
});

test('an address that was merged into a contact with leads is not deleted', async () => {
  await createLead({ email: 'dana@lead.example', emailNorm: 'dana@lead.example' });
  await update();
  const [dana] = await list();
  const bob = await addContact('bob@import.example');
  expect((await merge(dana?.id as string, bob)).status).toBe(200);
  expect((await remove(bob, 2)).status).toBe(409);
});

test('merged guests stay one contact for as long as they book', async () => {
  for (const email of ['gil@guest.example', 'hal@guest.example'])
    await createBooking({ email, emailNorm: email });
  await update();
  const [gil, hal] = (await list()).map(({ id }) => id);
  expect((await merge(gil as string, hal as string)).status).toBe(200);
  const before = new Date(Date.now() - 730 * day);
  await Contact.collection.updateMany({}, { $set: { updatedAt: new Date(before.getTime() - day) } });
  await deleteOldContacts(before);
  expect(await Contact.countDocuments()).toBe(1);
});

test('viewers see the masked address of a contact without a name', async () => {
  const ann = await addContact('ann@import.example', 'Example Build');
  await addContact('bob@import.example', 'Example Build');
  const { body } = await as('viewer').get(`${path}/${ann}`);
  expect(body).toMatchObject({ name: '', email: 'a…@i….example' });
  expect(body.contact.duplicates).toMatchObject([{ name: '', email: 'b…@i….example' }]);
});

test('few of many contacts with the same company are read', async () => {
  const ann = await addContact('ann@import.example', 'Example Build');
  // The others are later, so that the order of the list does not help.
  const rows = Array.from({ length: 1500 }, (_, n) => {
    const isOther = n % 3 > 0;
    const seenAt = new Date(Date.now() - (isOther ? 0 : day));
    return rowOf(`contact${n}@import.example`, isOther ? `Other ${n}` : 'Example Build', seenAt);
  });
  await ListedContact.insertMany(rows);
  const open = () => as('editor').get(`${path}/${ann}`);
  const { docs } = await profileQueries(['listedContacts'], open);
  expect(docs).toBeLessThan(150);
});
