import { initialLeadSettings } from '../../settings/initial';
import { Settings } from '../../settings/model';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { ListedContact } from '../contactList/model';
import { importedRow } from '../contactList/refreshContact';
import { Enquiry } from '../enquiries/model';
import { assignNewLeads } from '../pipeline/assignNewLeads';
import { exampleManualLead } from './example';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
let other: { _id: string; email: string };
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor', name: 'Robin Entry' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  other = await createMember({ role: 'editor', name: 'Sam Owner' });
});
afterAll(() => server.stop());

const path = '/api/admin/leads';
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const enter = (part: Parameters<typeof exampleManualLead>[0] = {}) =>
  editor.post(path, exampleManualLead({ email: newEmail(), ...part }));

test('a lead is entered with its source and note, and nothing says that the person sent a form', async () => {
  const consent = 'Asked on the phone to get the offer by email, Nov 30.';
  const reply = await enter({ consent });
  expect(reply).toMatchObject({
    status: 201,
    body: {
      name: 'Morgan Example',
      status: 'new',
      manual: { source: 'phone', by: 'Robin Entry' },
      source: 'Phone call',
      consent,
      form: null,
      message: '',
      page: null,
      disclosureVersion: null,
      disclosureHash: null,
      mails: [],
      mail: 'none',
    },
  });
  const { reference } = reply.body;
  const stored = await Enquiry.findOne({ reference }).lean();
  for (const field of ['disclosure', 'address', 'userAgent', 'requestId', 'context', 'origin'])
    expect(stored).not.toHaveProperty(field);
  const work = await editor.get(`${path}/${reference}/work`);
  expect(work.body.notes).toMatchObject([{ text: 'Asked for a quote for twelve desks.', by: 'Robin Entry' }]);
  expect((await editor.get(`${path}?q=${reference}`)).body.items).toMatchObject([
    { reference, manual: { source: 'phone' } },
  ]);
  const masked = (await viewer.get(`${path}/${reference}`)).body;
  expect(masked).toMatchObject({ name: 'M. E.', consent: 'Hidden for your role.' });
});

test('without an owner it is assigned by the rules at once, otherwise it has the chosen one', async () => {
  await Enquiry.deleteMany({});
  const assignmentRules = `service | Managed IT & Remote Support | ${other.email}`;
  const leads = { ...initialLeadSettings, assignmentRules };
  await Settings.updateOne({ _id: 'site' }, { $set: { leads } });
  const ruled = (await enter()).body.reference;
  const chosen = await enter({ ownerId: other._id, service: undefined });
  expect(chosen.body).toMatchObject({ owner: 'Sam Owner', service: '' });
  await assignNewLeads({ mailFrom: 'site@emberline.example' });
  expect((await editor.get(`${path}/${ruled}`)).body.owner).toBe('Sam Owner');
  const refused = await enter({ ownerId: 'nobody' });
  expect(refused).toMatchObject({ status: 400, body: { fieldErrors: { ownerId: expect.any(String) } } });
});

test('a person who has a lead is shown, and gets another one only where that is meant', async () => {
  const email = newEmail();
  const { reference } = await createLead({ email, emailNorm: email, status: 'won' });
  const known = await editor.get(`${path}/known?email=${encodeURIComponent(email.toUpperCase())}`);
  expect(known.body).toMatchObject({ leads: [{ reference, name: 'Dana Example', status: 'won' }] });
  expect(await enter({ email })).toMatchObject({ status: 409 });
  expect((await enter({ email, isAnother: true })).status).toBe(201);
  expect(await Enquiry.countDocuments({ emailNorm: email })).toBe(2);
});

test('a person whom several members enter at once gets one lead', async () => {
  const email = newEmail();
  const replies = await Promise.all([1, 2, 3].map(() => enter({ email })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await Enquiry.countDocuments({ emailNorm: email })).toBe(1);
});

test('a person whose lead was spam can be entered again', async () => {
  const email = newEmail();
  const { reference } = (await enter({ email })).body;
  await Enquiry.updateOne({ reference }, { $set: { status: 'spam' } });
  expect((await enter({ email })).status).toBe(201);
});

test('a contact without a lead is shown, and spam makes nobody known', async () => {
  const [email, spammer] = [newEmail(), newEmail()];
  const details = { name: 'Gil Contact', company: '', phone: '', at: new Date(), by: 'Robin Entry' };
  const { _id } = await ListedContact.create(importedRow(email, details));
  await createLead({ email: spammer, emailNorm: spammer, status: 'spam' });
  const known = (address: string) => editor.get(`${path}/known?email=${encodeURIComponent(address)}`);
  expect((await known(email)).body).toEqual({ leads: [], contact: { id: _id, name: 'Gil Contact' } });
  expect((await known(spammer)).body.leads).toEqual([]);
  expect((await enter({ email })).status).toBe(201);
});

test('a source that nobody can choose, and a name that is too short, are refused', async () => {
  const booking = await enter({ source: 'booking' as never });
  expect(booking).toMatchObject({ status: 400, body: { fieldErrors: { source: expect.any(String) } } });
  for (const name of ['M', '\u200b\u200b'])
    expect(await enter({ name })).toMatchObject({
      status: 400,
      body: { fieldErrors: { name: expect.any(String) } },
    });
});
