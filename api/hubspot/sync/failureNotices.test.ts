import { Notice } from '../../notifications/model';
import { createMember, waitForMails } from '../../testing';
import { type ConnectedSite, leadOf, newEmail, startConnectedSite } from './connectedSite.fixture';

let site: ConnectedSite;
beforeAll(async () => {
  site = await startConnectedSite();
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const noticesTo = async (to: string) =>
  (await Notice.find({ 'outbox.to': to }).sort({ createdAt: 1 }).lean()).map(({ outbox, count }) => [
    outbox[0]?.kind,
    count,
  ]);

test('admins are emailed once when HubSpot refuses the token, and again only after it was mended', async () => {
  const { email } = await createMember({ role: 'admin' });
  const editor = await createMember({ role: 'editor' });
  const { portal } = site.hubspot;
  await site.goLive();
  portal.faults.isRevoked = true;
  await leadOf(newEmail());
  for (const _ of ['found', 'repeated']) await site.sync();
  site.server.tick('deliver mail');
  const [mail, ...more] = await waitForMails(site.server.mailFolder, email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('HubSpot no longer accepts the token');
  expect(mail?.text).toContain('/admin/hubspot');
  expect(await noticesTo(editor.email)).toEqual([]);
  portal.heal();
  await site.admin.post('/api/admin/hubspot/test');
  await site.settle();
  portal.faults.isRevoked = true;
  await leadOf(newEmail());
  await site.sync();
  const kinds = (await noticesTo(email)).map(([kind]) => kind);
  expect(kinds).toEqual(['hubspot token', 'hubspot token']);
  // What was not sent before the token worked again is of no use.
  portal.heal();
  await site.admin.post('/api/admin/hubspot/test');
  await site.sync();
  expect(await noticesTo(email)).toHaveLength(1);
});

test('admins are emailed once about contacts that fail for good, until none is left', async () => {
  const { email } = await createMember({ role: 'admin' });
  await site.goLive();
  const refused = `${newEmail().split('@')[0]}@refused.example`;
  await leadOf(refused);
  await site.settle();
  await leadOf(`other-${refused}`);
  await site.settle();
  expect(await noticesTo(email)).toEqual([['hubspot contacts', '1']]);
});
