import { Booking } from '../../bookings/model';
import type { Role } from '../../identity/users/contract';
import { AuditLog } from '../../platform/audit/model';
import {
  createBooking,
  createLead,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { contactFactSources } from '../../wiring/contactSources';
import { Contact } from '../contacts/model';
import { Enquiry } from '../enquiries/model';
import type { ContactSummary } from './contract';
import { listNewContacts } from './listNewContacts';
import { ListedContact } from './model';

const path = '/api/admin/contacts';

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  for (const role of ['admin', 'editor', 'viewer'] as const)
    members.set(role, await server.signInAs((await createMember({ role, name: 'Ada Admin' }))._id));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const model of [Enquiry, Booking, Contact, ListedContact])
    await (model as typeof Contact).deleteMany({});
});

const as = (role: Role) => members.get(role) as Visitor;
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const list = async () => (await as('admin').get(path)).body.items as ContactSummary[];
const open = async (id: string, role: Role = 'editor') => (await as(role).get(`${path}/${id}`)).body.contact;

/** Imports contacts and returns their IDs by email address. */
async function importContacts(rows: string[]) {
  const draft = { table: ['email,name,company,phone', ...rows].join('\n'), columns: [], isDryRun: false };
  expect((await as('admin').post(`${path}/imports`, draft)).body.isDone).toBe(true);
  const found = await list();
  return (email: string) => found.find((contact) => contact.email === email)?.id as string;
}

test('imported contacts may be duplicates of each other and of leads, by phone number and company', async () => {
  await createLead({ email: 'dana@lead.example', emailNorm: 'dana@lead.example', company: 'Example Build' });
  await listNewContacts(contactFactSources);
  const idOf = await importContacts([
    'ann@import.example,Ann,EXAMPLE BUILD,(512) 555-0188',
    'bob@import.example,Bob,Elsewhere,512-555-0188',
    'cy@import.example,,,',
  ]);
  const duplicatesOf = async (email: string, role?: Role) => (await open(idOf(email), role)).duplicates;
  expect(await duplicatesOf('ann@import.example')).toMatchObject([
    { email: 'bob@import.example', lead: null, reasons: ['phone'] },
    { email: 'dana@lead.example', lead: expect.stringMatching(/^EM-/), reasons: ['company'] },
  ]);
  expect(await duplicatesOf('cy@import.example')).toEqual([]);
  expect(JSON.stringify(await duplicatesOf('ann@import.example', 'viewer'))).not.toContain('bob@');
});

test('an earlier phone number of a lead makes a duplicate of both', async () => {
  const lead = { email: 'dana@lead.example', emailNorm: 'dana@lead.example' };
  await createLead({ ...lead, phone: '512-555-0188', createdAt: new Date(Date.now() - 86_400_000) });
  await createLead({ ...lead, phone: '512-555-0199' });
  await listNewContacts(contactFactSources);
  const idOf = await importContacts(['ann@import.example,Ann,,(512) 555-0188']);
  for (const [one, other] of [
    ['dana@lead.example', 'ann@import.example'],
    ['ann@import.example', 'dana@lead.example'],
  ] as const)
    expect((await open(idOf(one))).duplicates).toMatchObject([{ email: other, reasons: ['phone'] }]);
});

test('two imported contacts are merged and separated again', async () => {
  const idOf = await importContacts(['ann@import.example,Ann,,', 'bob@import.example,Bob,,']);
  const [ann, bob] = [idOf('ann@import.example'), idOf('bob@import.example')];
  const merge = (id: string, contact: string, version: number) =>
    as('editor').post(`${path}/${id}/merges`, { contact }, at(version));
  expect((await merge(ann, 'nobody', 0)).status).toBe(404);
  expect((await merge('nobody', ann, 0)).status).toBe(404);
  expect((await merge(ann, bob, 4)).status).toBe(412);
  const { status, body } = await merge(ann, bob, 0);
  expect([status, body.emails]).toEqual([200, ['ann@import.example', 'bob@import.example']]);
  expect(await list()).toHaveLength(1);
  expect((await merge(ann, bob, 1)).status).toBe(409);
  const undone = `${path}/${ann}/merges/${body.merges[0].id}`;
  expect((await as('editor').send('DELETE', undone, { headers: at(1) })).body.emails).toHaveLength(1);
  expect(await list()).toHaveLength(2);
});

test('a guest without a lead is exported', async () => {
  await createBooking({ email: 'gil@guest.example', emailNorm: 'gil@guest.example', name: 'Gil Guest' });
  await createBooking({ email: 'hal@guest.example', emailNorm: 'hal@guest.example' });
  await listNewContacts(contactFactSources);
  const id = (await list()).find(({ email }) => email === 'gil@guest.example')?.id as string;
  const exported = await as('admin').get(`${path}/${id}/personal-data`);
  expect(exported.body).toContain('Gil Guest');
  expect(exported.body).not.toContain('hal@');
  const { body } = await as('admin').get(`${path}/${id}/personal-data?format=json`);
  expect(body.records.Bookings).toHaveLength(1);
  expect((await as('admin').get(`${path}/nobody/personal-data`)).status).toBe(404);
  expect(await AuditLog.countDocuments({ action: 'export personal data', entityId: id })).toBe(2);
});

test('an imported contact is erased, and is not imported again', async () => {
  const rows = ['ann@import.example,Ann,,', 'bob@import.example,Bob,,'];
  const contact = (await importContacts(rows))('ann@import.example');
  const erase = (draft: object) => as('admin').post('/api/admin/erasures', draft);
  expect((await erase({ contact, email: 'bob@import.example' })).body.fieldErrors.email).toBeTruthy();
  expect((await erase({ email: 'ann@import.example' })).status).toBe(400);
  expect((await erase({ contact, reference: 'EM-4F7K22QZ', email: 'ann@import.example' })).status).toBe(400);
  expect((await erase({ contact: 'nobody', email: 'ann@import.example' })).status).toBe(404);
  const { status, body } = await erase({ contact, email: 'Ann@Import.example' });
  expect(status).toBe(201);
  expect(body.records).toContainEqual({ title: 'Contacts', count: 1 });
  const draft = { table: 'email\nann@import.example\n', columns: [], isDryRun: false };
  expect((await as('admin').post(`${path}/imports`, draft)).body.skipped).toHaveLength(1);
  expect((await list()).map(({ email }) => email)).toEqual(['bob@import.example']);
});
