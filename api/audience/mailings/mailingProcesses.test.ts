import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { connect } from '../../platform/db/connect';
import { newId } from '../../platform/db/newId';
import { startMailbox } from '../../platform/mail/mailbox';
import { createPost, createSubscriber } from '../../testing/index';
import { type ApiProcess, startApiProcess } from '../../testing/servers/apiProcess';
import { Mailing, PostMail } from './model';

const log = pino({ level: 'silent' });
const readerCount = process.env.LONG ? 150 : 24;
let dataDir: string;
let mailFolder: string;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let variables: Record<string, string>;
const processes: ApiProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'api-mailings-'));
  mailFolder = join(dataDir, 'mail');
  mailbox = await startMailbox({ folder: mailFolder, port: 0, log });
  const url = Object.assign(new URL(process.env.TEST_MONGO_URL ?? ''), { pathname: `/test-${newId()}` });
  variables = {
    DATA_DIR: dataDir,
    MONGO_URL: url.href,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    PUBLIC_ORIGIN: 'http://localhost:3000',
    AUDIT_KEY: 'the key that all processes share',
  };
  processes.push(...(await Promise.all([startApiProcess(variables), startApiProcess(variables)])));
  await connect(url.href, log);
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await mailbox.stop();
  await mongoose.disconnect();
  await rm(dataDir, { recursive: true, force: true });
});

const listReceived = async () => (await readdir(mailFolder)).filter((name) => name.endsWith('.eml'));

/** Kills a process after a number of emails and starts another. */
async function killAfter(mails: number): Promise<void> {
  while ((await listReceived()).length < mails) await sleep(5);
  const victim = processes.shift() as ApiProcess;
  const dead = once(victim.child, 'exit');
  victim.child.kill('SIGKILL');
  await dead;
  processes.push(await startApiProcess(variables));
}

test('delivers a mailing once per subscriber while two processes are killed', async () => {
  const readers = await Promise.all(Array.from({ length: readerCount }, () => createSubscriber()));
  const { _id } = await createPost();
  await Mailing.create([{ _id, state: 'gathering', topics: [], startedAt: new Date(), startedBy: 'Ana' }]);
  await killAfter(readerCount / 3);
  await killAfter((2 * readerCount) / 3);
  while (!(await Mailing.exists({ _id, state: 'sent' }))) {
    await sleep(100);
    // Emails leased by a killed process stay leased for half a minute.
    const waiting = { 'outbox.state': 'waiting' as const };
    if ((await PostMail.countDocuments(waiting)) <= 2)
      await PostMail.updateMany(waiting, { $set: { 'outbox.0.nextAt': new Date() } });
  }
  expect((await Mailing.findById(_id).lean())?.counts).toEqual({ sent: readerCount, leftOut: 0, failed: 0 });
  const mails = await Promise.all(
    (await listReceived()).map(async (name) => PostalMime.parse(await readFile(join(mailFolder, name)))),
  );
  const messageIdsByAddress = new Map<string, Set<string>>();
  for (const { to, messageId = '' } of mails) {
    const address = to?.[0]?.address ?? '';
    messageIdsByAddress.set(address, (messageIdsByAddress.get(address) ?? new Set()).add(messageId));
  }
  expect([...messageIdsByAddress.keys()].sort()).toEqual(readers.map(({ email }) => email).sort());
  // An email that a killed process was sending may be sent again, with the same message ID.
  expect([...messageIdsByAddress.values()].every(({ size }) => size === 1)).toBe(true);
  expect(mails.length).toBeLessThanOrEqual(readerCount + 2);
  process.stdout.write(`mailing: ${readerCount} readers, 2 kills, ${mails.length - readerCount} repeated\n`);
});
