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
import { createPost, createSubscriber } from '../../testing';
import { type ApiProcess, startApiProcess } from '../../testing/servers/apiProcess';
import { Mailing, PostMail } from './model';

const log = pino({ level: 'silent' });
const many = process.env.LONG ? 150 : 24;
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
    ...{ DATA_DIR: dataDir, MONGO_URL: url.href, SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` },
    ...{ PUBLIC_ORIGIN: 'http://localhost:3000', AUDIT_KEY: 'the key that all processes share' },
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

const arrived = async () => (await readdir(mailFolder)).filter((name) => name.endsWith('.eml'));

/** Kills a process once so many mails arrived, and starts another. */
async function killAfter(mails: number): Promise<void> {
  while ((await arrived()).length < mails) await sleep(5);
  const victim = processes.shift() as ApiProcess;
  const dead = once(victim.child, 'exit');
  victim.child.kill('SIGKILL');
  await dead;
  processes.push(await startApiProcess(variables));
}

test('two processes mail a post together, each is killed amid it, and every reader has it once', async () => {
  const readers = await Promise.all(Array.from({ length: many }, () => createSubscriber()));
  const { _id } = await createPost();
  await Mailing.create([{ _id, state: 'gathering', topics: [], startedAt: new Date(), startedBy: 'Ana' }]);
  await killAfter(many / 3);
  await killAfter((2 * many) / 3);
  while (!(await Mailing.exists({ _id, state: 'sent' }))) {
    await sleep(100);
    // What was in the hands of the dead is leased to them for half a minute more.
    const waiting = { 'outbox.state': 'waiting' as const };
    if ((await PostMail.countDocuments(waiting)) <= 2)
      await PostMail.updateMany(waiting, { $set: { 'outbox.0.nextAt': new Date() } });
  }
  expect((await Mailing.findById(_id).lean())?.counts).toEqual({ sent: many, leftOut: 0, failed: 0 });
  const mails = await Promise.all(
    (await arrived()).map(async (name) => PostalMime.parse(await readFile(join(mailFolder, name)))),
  );
  const idsOf = new Map<string, Set<string>>();
  for (const { to, messageId = '' } of mails) {
    const address = to?.[0]?.address ?? '';
    idsOf.set(address, (idsOf.get(address) ?? new Set()).add(messageId));
  }
  expect([...idsOf.keys()].sort()).toEqual(readers.map(({ email }) => email).sort());
  // Of a mail in the hands of a process that is killed nobody knows whether it was taken: it goes again, as itself.
  expect([...idsOf.values()].every(({ size }) => size === 1)).toBe(true);
  expect(mails.length).toBeLessThanOrEqual(many + 2);
  process.stdout.write(`mailing: ${many} readers, 2 kills, ${mails.length - many} repeated\n`);
});
