import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { createSubscriber, startServer, type TestServer } from '../../testing';
import { type ApiProcess, startApiProcess } from '../../testing/servers/apiProcess';
import { newslettersAtOnce } from '../../worker/createDelivery';
import { exampleNewsletterDraft } from '../newsletters/example';
import { Newsletter } from '../newsletters/model';
import { retryWaiting } from './mailingSite.fixture';
import { Mailing, NewsletterMail } from './model';

const readerCount = process.env.LONG ? 150 : 12;
/** In the emails of the test; in a long run also in those to the others. */
const kills = process.env.LONG ? [readerCount / 3, (2 * readerCount) / 3] : [readerCount / 3];
const mostUnknown = kills.length * newslettersAtOnce('smtp://localhost');
let server: TestServer;
let mailFolder: string;
const processes: ApiProcess[] = [];

beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  ({ mailFolder } = server);
  const { variables } = server;
  processes.push(...(await Promise.all([startApiProcess(variables), startApiProcess(variables)])));
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await server.stop();
});

const listReceived = async () => (await readdir(mailFolder)).filter((name) => name.endsWith('.eml'));

/** Kills a process after a number of emails. */
async function killAfter(mails: number): Promise<void> {
  while ((await listReceived()).length < mails) await sleep(5);
  const victim = processes.shift() as ApiProcess;
  const dead = once(victim.child, 'exit');
  victim.child.kill('SIGKILL');
  await dead;
}

test('delivers a newsletter with a test of two subjects at most once per subscriber while processes are killed', async () => {
  const readers = await Promise.all(Array.from({ length: readerCount }, () => createSubscriber()));
  const draft = exampleNewsletterDraft();
  const published = { slug: draft.slug, draft, isPublished: true, publishedAt: new Date() };
  const [{ _id } = { _id: '' }] = await Newsletter.create([published]);
  const subjectTest = { subjects: ['One', 'Two'], share: 50, measure: 'leads' as const, hours: 0 };
  const mailing = { _id, state: 'gathering' as const, topics: [], startedAt: new Date(), startedBy: 'Ana' };
  await Mailing.create([{ ...mailing, subjectTest }]);
  for (const [at, mails] of kills.entries()) {
    if (at) processes.push(await startApiProcess(server.variables));
    await killAfter(mails);
    // What it had leased and not begun would wait for half a minute.
    await retryWaiting();
  }
  while (!(await Mailing.exists({ _id, state: 'sent' }))) {
    await sleep(100);
    // Emails that a killed process was sending stay leased for half a minute.
    const waiting = { 'outbox.state': 'waiting' as const };
    if ((await NewsletterMail.countDocuments(waiting)) <= mostUnknown)
      await NewsletterMail.updateMany(waiting, { $set: { 'outbox.0.nextAt': new Date() } });
  }
  const counts = (await Mailing.findById(_id).lean())?.counts;
  const unknown = counts?.unknown ?? 0;
  expect(counts).toEqual({ sent: readerCount - unknown, skipped: 0, failed: 0, unknown });
  // Those that a killed process was sending are not sent again, whether they arrived or not.
  expect(unknown).toBeLessThanOrEqual(mostUnknown);
  const mails = await Promise.all(
    (await listReceived()).map(async (name) => PostalMime.parse(await readFile(join(mailFolder, name)))),
  );
  const addresses = mails.map(({ to }) => to?.[0]?.address ?? '');
  expect(new Set(addresses).size).toBe(addresses.length);
  const missing = readers.filter(({ email }) => !addresses.includes(email));
  expect(missing.length).toBeLessThanOrEqual(unknown);
  process.stdout.write(`newsletter: ${readerCount} readers, ${kills.length} kills, ${unknown} unknown\n`);
});
