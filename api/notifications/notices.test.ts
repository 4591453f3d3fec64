import { Enquiry } from '../leads/enquiries/model';
import { notifyQuarantine } from '../leads/enquiries/notifyQuarantine';
import { createLead, startServer, type TestServer, waitForMails } from '../testing';
import { deleteExpiredData } from '../worker/deleteExpiredData';
import { Notice } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ MAIL_TO: 'team@emberline.example' });
});
afterAll(() => server.stop());

const env = { mailTo: 'team@emberline.example', mailFrom: 'site@emberline.example' };

test('emails the team once an hour with the number of quarantined enquiries', async () => {
  await Enquiry.deleteMany({});
  await createLead({ status: 'new' });
  await notifyQuarantine(env);
  expect(await Notice.countDocuments()).toBe(0);
  await createLead({ status: 'quarantined' });
  await createLead({ status: 'quarantined' });
  const now = Date.now();
  await notifyQuarantine(env, now);
  await notifyQuarantine(env, now);
  server.tick('deliver mail');
  const mails = await waitForMails(server.mailFolder, env.mailTo);
  expect(mails.map(({ subject }) => subject)).toEqual(['Inquiries in quarantine: 2']);
  expect(mails[0]?.text).toContain('/admin/leads?status=quarantined');
  expect(await Notice.countDocuments()).toBe(1);
});

test('deletes quarantined enquiries after 90 days', async () => {
  await Enquiry.deleteMany({});
  await createLead({ status: 'quarantined' });
  await createLead({ status: 'new' });
  const after = async (days: number) => {
    await deleteExpiredData(Date.now() + days * 86_400_000);
    return (await Enquiry.find().lean()).map(({ status }) => status).sort();
  };
  expect(await after(89)).toEqual(['new', 'quarantined']);
  expect(await after(91)).toEqual(['new']);
});
