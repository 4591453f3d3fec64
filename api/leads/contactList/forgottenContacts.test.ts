import { releaseExpiredHolds } from '../../bookings/holds';
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
import { deleteExpiredData } from '../../worker/deleteExpiredData';
import { Enquiry } from '../enquiries/model';
import type { ContactSummary } from './contract';
import { listNewContacts } from './listNewContacts';
import { ListedContact } from './model';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Promise.all([ListedContact.deleteMany({}), Enquiry.deleteMany({}), Booking.deleteMany({})]));

const path = '/api/admin/contacts';
const list = async (): Promise<ContactSummary[]> => (await admin.get(path)).body.items;
const update = () => listNewContacts(contactFactSources);
const email = 'dana@example.com';
const newLead = (part: Parameters<typeof createLead>[0] = {}) =>
  createLead({ email, emailNorm: email, company: 'Old Company', ...part });

test('what expired records said is forgotten', async () => {
  await newLead({ createdAt: new Date(Date.now() - 731 * 86_400_000) });
  await createBooking({ email, emailNorm: email });
  await update();
  expect(await list()).toMatchObject([{ company: 'Old Company', leads: 1 }]);
  await deleteExpiredData();
  expect(await list()).toMatchObject([{ company: '', leads: 0, lead: null, bookings: 1 }]);
});

test('people whose booking nobody confirmed are not listed', async () => {
  await createBooking({ email, emailNorm: email, status: 'held', heldUntil: new Date(0) });
  await releaseExpiredHolds();
  await update();
  expect(await list()).toEqual([]);
});

test('people who were erased do not come back with an import', async () => {
  const { reference } = await newLead();
  expect((await admin.post('/api/admin/erasures', { reference, email })).status).toBe(201);
  const table = `email\n${email}\nbob@import.example\n`;
  const draft = { table, columns: [], isDryRun: false };
  expect((await admin.post(`${path}/imports`, draft)).body).toMatchObject({ rows: 1, isDone: true });
  expect(await list()).toMatchObject([{ email: 'bob@import.example' }]);
});
