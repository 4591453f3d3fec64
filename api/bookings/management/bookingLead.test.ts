import { exampleEnquiry } from '../../leads/enquiries/example';
import {
  createBooking,
  createLead,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { Booking } from '../model';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor', name: 'Robin Entry' }))._id);
});
afterAll(() => server.stop());

const path = '/api/admin/bookings';
const newEmail = () => `${crypto.randomUUID()}@example.com`;

test('a lead is made of a booking, whose visit and place in the history it has', async () => {
  const email = newEmail();
  const { appointmentId } = await createBooking({
    email,
    landing: '/landing/spring-check',
    partner: 'Guild',
  });
  const { status, body } = await editor.post(`${path}/${appointmentId}/lead`);
  expect(status).toBe(201);
  expect(body.lead).toMatchObject({ status: 'new' });
  const { reference } = body.lead;
  expect((await editor.get(`/api/admin/leads/${reference}`)).body).toMatchObject({
    name: 'Dana Example',
    email,
    manual: { source: 'booking', by: 'Robin Entry' },
    landing: '/landing/spring-check',
    partner: 'Guild',
    mails: [],
  });
  const { timeline } = (await editor.get(`/api/admin/leads/${reference}/contact`)).body;
  expect(timeline).toContainEqual(expect.objectContaining({ kind: 'booking', id: appointmentId }));
  const found = await editor.get('/api/admin/leads?partner=Guild');
  expect(found.body.items).toContainEqual(expect.objectContaining({ reference }));
});

test('a guest who has a lead gets no second one, even from two members at once', async () => {
  const email = newEmail();
  await createLead({ email, emailNorm: email });
  const { appointmentId: known } = await createBooking({ email });
  expect((await editor.post(`${path}/${known}/lead`)).status).toBe(409);
  const { appointmentId: fresh } = await createBooking({ email: newEmail() });
  const replies = await Promise.all([1, 2, 3].map(() => editor.post(`${path}/${fresh}/lead`)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('two bookings of a guest make one lead, even at once', async () => {
  const email = newEmail();
  const bookings = [await createBooking({ email }), await createBooking({ email })];
  const replies = await Promise.all(
    bookings.map(({ appointmentId }) => editor.post(`${path}/${appointmentId}/lead`)),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a guest whose address the booking service left out gets no lead', async () => {
  const { _id, appointmentId } = await createBooking({ provider: 'cal' });
  for (const email of ['', 'guest']) {
    await Booking.collection.updateOne({ _id: _id as never }, { $set: { email, emailNorm: email } });
    expect((await editor.post(`${path}/${appointmentId}/lead`)).status).toBe(409);
  }
});

test('an inquiry under a key that names the booking is not taken for its lead', async () => {
  const { _id, appointmentId } = await createBooking({ email: newEmail() });
  const sent = await server
    .visitor()
    .post('/api/contact', exampleEnquiry({ email: newEmail() }), { 'Idempotency-Key': `booking:${_id}` });
  expect(sent.status).toBe(200);
  expect((await editor.post(`${path}/${appointmentId}/lead`)).status).toBe(201);
});

test('a booking that is not confirmed makes no lead', async () => {
  const { appointmentId } = await createBooking({ email: newEmail(), status: 'held' });
  expect((await editor.post(`${path}/${appointmentId}/lead`)).status).toBe(409);
});
