import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { startMailbox } from './mailbox';
import { createMailTransport } from './transport';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('only the user can read stored emails, and the log contains no addresses', async () => {
  const mails = join(folder, 'mail');
  // As an earlier version created it.
  await mkdir(mails, { mode: 0o755 });
  let reply = '';
  const log = pino(
    {},
    {
      write: (line: string) => {
        reply += line;
      },
    },
  );
  const mailbox = await startMailbox({ folder: mails, port: 0, log });
  const transport = createMailTransport(`smtp://127.0.0.1:${mailbox.port}`);
  try {
    await transport.send({
      messageId: '<1@test>',
      from: { name: 'Us', address: 'us@example.com' },
      to: 'dana@example.com',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    });
  } finally {
    transport.close();
    await mailbox.stop();
  }
  const [name = ''] = await readdir(mails);
  expect(name).toMatch(/\.eml$/);
  expect((await stat(mails)).mode & 0o777).toBe(0o700);
  expect((await stat(join(mails, name))).mode & 0o777).toBe(0o600);
  expect(reply).toContain('mail received');
  expect(reply).not.toContain('@example.com');
});

test('stops while a client waits for the greeting', async () => {
  const mailbox = await startMailbox({ folder, port: 0, log: pino({ level: 'silent' }) });
  const client = connect(mailbox.port, '127.0.0.1').resume();
  await once(client, 'connect');
  await nextTurn();
  await Promise.all([mailbox.stop(), once(client, 'close')]);
});
