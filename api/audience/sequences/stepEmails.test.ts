import { newId } from '../../platform/db/newId';
import { createMember, startServer, type TestServer, type Visitor, waitForMails } from '../../testing';
import { NewsletterMail } from '../mailings/model';
import { exampleSequenceDraft } from './example';
import { createSteps } from './sequences.fixture';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());

const path = '/api/admin/sequences';

test('shows the email of a step, and sends it as a test to members without counting it', async () => {
  const member = await createMember();
  const draft = exampleSequenceDraft({ isEnabled: true, steps: createSteps({ subject: 'Why & when' }) });
  const { id } = (await editor.post(path, draft)).body;
  const email = `${path}/${id}/steps/step0000/email`;
  const { body: page, headers } = await editor.get(`${email}?view=light`);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain('<strong>three articles</strong>');
  expect((await editor.get(`${email}?view=text`)).body).toContain('these are three articles');
  expect((await editor.get(`${path}/${id}/steps/removed1/email?view=light`)).status).toBe(404);

  const sendTest = (members: string[]) => editor.post(`${path}/${id}/steps/step0000/test`, { members });
  expect((await sendTest([newId()])).body.fieldErrors).toHaveProperty('members');
  expect((await sendTest([member._id])).body).toEqual({ names: [member.name], addresses: [] });
  const [mail] = await waitForMails(server.mailFolder, member.email);
  expect(mail?.subject).toBe('Test: Why & when');
  expect(mail?.html).toContain('<strong>three articles</strong>');
  await NewsletterMail.updateMany({}, { $set: { 'outbox.0.state': 'dead' } });
  expect((await editor.get(`${path}/${id}`)).body.figures).toMatchObject([{ emailed: 0, failed: 0 }]);
});
