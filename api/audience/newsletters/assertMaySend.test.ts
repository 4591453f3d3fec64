import { setTimeout as sleep } from 'node:timers/promises';
import { Content } from '../../content/documents/model';
import { User } from '../../identity/users/model';
import { newId } from '../../platform/db/newId';
import { createMember, createSubscriber, startServer, type TestServer, type Visitor } from '../../testing';
import { Mailing } from '../mailings/model';
import { Subscriber } from '../subscribers/model';
import { exampleNewsletterDraft } from './example';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());

const path = '/api/admin/newsletters';
const at = (version: number) => ({ 'If-Match': `"${version}"` });

test('an editor sends to 500 subscribers at most, also on a schedule, and an admin to more', async () => {
  const { _id, ...example } = await createSubscriber();
  const others = Array.from({ length: 500 }, () => {
    const email = `${newId()}@reader.example`;
    return { ...example, _id: newId(), email, emailNorm: email, words: [email] };
  });
  await Subscriber.insertMany(others);
  const draft = exampleNewsletterDraft({ slug: `letter-${newId()}` });
  const id = (await editor.post(path, draft)).body.id;
  const refused = { status: 403, body: { message: expect.stringContaining('more than 500 subscribers') } };
  const sent = await editor.send('POST', `${path}/${id}/publish`, { headers: at(1) });
  expect(sent).toMatchObject(refused);
  const inAnHour = new Date(Date.now() + 3_600_000);
  const schedule = (by: Visitor, version: number) =>
    by.send('PUT', `${path}/${id}/schedule`, { headers: at(version), body: { at: inAnHour.toISOString() } });
  expect(await schedule(editor, 1)).toMatchObject(refused);

  // One who was an admin when it was scheduled, and is not one any more.
  const member = await createMember({ role: 'admin' });
  const admin = await server.signInAs(member._id);
  expect((await schedule(admin, 1)).status).toBe(200);
  await User.updateOne({ _id: member._id }, { role: 'editor' });
  await Content.updateOne({ _id: id }, { publishAt: new Date() });
  server.tick();
  const faultOf = async () => (await editor.get(`${path}/${id}`)).body.fault;
  while (!(await faultOf())) await sleep(50);
  expect(await faultOf()).toContain('more than 500 subscribers');
  expect(await Mailing.exists({ _id: id })).toBeNull();
});
