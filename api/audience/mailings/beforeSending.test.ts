import mongoose from 'mongoose';
import { newId } from '../../platform/db/newId';
import { initialNewsletterSettings } from '../../settings/initial';
import { Settings } from '../../settings/model';
import {
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { exampleNewsletterDraft } from '../newsletters/example';
import { Subscriber } from '../subscribers/model';
import { suppress } from '../subscribers/suppression';
import { Mailing, NewsletterMail } from './model';

let server: TestServer;
let editor: Visitor;
let member: { _id: string; name: string; email: string };
beforeAll(async () => {
  server = await startServer();
  member = await createMember({ role: 'editor' });
  editor = await server.signInAs(member._id);
});
afterAll(() => server.stop());

const path = '/api/admin/newsletters';

async function create(part: Parameters<typeof exampleNewsletterDraft>[0] = {}): Promise<string> {
  const draft = exampleNewsletterDraft({ slug: `letter-${newId()}`, subject: 'Why & when', ...part });
  return (await editor.post(path, draft)).body.id;
}

const send = (id: string) => editor.send('POST', `${path}/${id}/publish`, { headers: { 'If-Match': '"1"' } });
const getState = async (id: string) => (await editor.get(`${path}/${id}/mailing`)).body;

test('sends the draft as a test to members only, a limited number of times', async () => {
  await createSubscriber();
  const id = await create();
  const test = (members: string[]) => editor.post(`${path}/${id}/mailing/test`, { members });
  expect((await test([])).status).toBe(400);
  expect((await test([newId()])).body.fieldErrors).toHaveProperty('members');
  expect((await test([member._id])).status).toBe(202);
  const [mail] = await waitForMails(server.mailFolder, member.email);
  expect(mail?.subject).toBe('Test: Why & when');
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')).toBeDefined();
  expect(await getState(id)).toMatchObject({ state: 'unsent', sent: 0 });
  for (let tries = 1; tries < 30; tries++) await test([member._id]);
  expect((await test([member._id])).status).toBe(429);
  await mongoose.connection.collection('limits').deleteMany({});
});

test('sends the draft as a test to the test addresses of the settings as well, each once', async () => {
  const id = await create();
  const test = (members: string[]) =>
    editor.post(`${path}/${id}/mailing/test`, { members, toTestAddresses: true });
  expect((await test([])).body.fieldErrors.toTestAddresses).toContain('no test addresses');
  const seed = `seed-${newId()}@mail.example`;
  const complained = `complained-${newId()}@mail.example`;
  const save = (testAddresses: string[]) =>
    Settings.updateOne({ _id: 'site' }, { newsletters: { ...initialNewsletterSettings, testAddresses } });
  await suppress([{ version: '1', key: Buffer.alloc(32, 7) }], complained, 'complained');
  await save([complained]);
  expect((await test([])).body.fieldErrors.toTestAddresses).toContain('complained');
  await save([complained, seed, member.email.toUpperCase()]);
  expect((await test([member._id])).body).toEqual({
    names: [member.name],
    addresses: [seed, member.email.toLowerCase()],
  });
  expect(await NewsletterMail.countDocuments({ newsletterId: id, 'outbox.kind': 'test' })).toBe(2);
  const [mail] = await waitForMails(server.mailFolder, seed);
  expect(mail?.subject).toBe('Test: Why & when');
  await mongoose.connection.collection('limits').deleteMany({});
});

test('rejects newsletters that are unfinished or have no recipients', async () => {
  await Subscriber.deleteMany({});
  const id = await create();
  expect((await send(id)).body.fieldErrors).toHaveProperty('topics');
  await createSubscriber();
  const blocks = [{ kind: 'button' as const, label: '', url: 'javascript:alert(1)' }];
  const unfinished = await create({ subject: ' ', blocks });
  expect(Object.keys((await send(unfinished)).body.fieldErrors).sort()).toEqual([
    'blocks.0.label',
    'blocks.0.url',
    'subject',
  ]);
  const gone = await create({ blocks: [{ kind: 'posts', posts: [newId()] }] });
  expect((await send(gone)).body.fieldErrors).toHaveProperty(['blocks.0.posts']);
  expect(await Mailing.countDocuments()).toBe(0);
});

test('an email that is sent again does not end the creation of the others', async () => {
  const id = await create();
  const mailing = { _id: id, state: 'gathering' as const, isPaused: true, topics: [], startedBy: 'Ana' };
  await Mailing.create([{ ...mailing, startedAt: new Date() }]);
  const subscriberId = newId();
  const entry = { kind: 'newsletter' as const, to: subscriberId, messageId: '<3>', error: '550 no' };
  const outbox = [{ ...entry, state: 'dead' as const, attempts: 9, since: new Date() }];
  await NewsletterMail.create([{ newsletterId: id, subscriberId, outbox }]);
  expect((await editor.post(`${path}/${id}/mailing/resend`, { which: 'failed' })).status).toBe(200);
  expect(await Mailing.findById(id).lean()).toMatchObject({ state: 'gathering' });
});
