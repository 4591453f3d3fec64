import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProcessOptions, Supervisor, skipRestartDelay } from './Supervisor';

let folder: string;
let messages: string[];
let supervisor: Supervisor;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  // Late messages of an earlier supervisor are not recorded.
  const own: string[] = [];
  messages = own;
  supervisor = new Supervisor(folder, (line) => own.push(line));
});

afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

const journal = () =>
  existsSync(join(folder, 'journal')) ? readFileSync(join(folder, 'journal'), 'utf8') : '';

async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A process that records when it is up, when it receives SIGTERM, and when it exits after the given time. */
function journaling(name: string, endsAfterMs: number, graceMs: number): ProcessOptions {
  const script = `
    const note = (word) => require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'journal'))}, ${JSON.stringify(name)} + ' ' + word + '\\n');
    process.on('SIGTERM', () => { note('SIGTERM'); setTimeout(() => { note('ended'); process.exit(0); }, ${endsAfterMs}); });
    setInterval(() => console.log('tick'.repeat(1000)), 5);
    note('up');`;
  return {
    name,
    command: process.execPath,
    args: ['-e', script],
    env: process.env,
    output: 'file',
    graceMs,
    waitUntilReady: () => until(() => journal().includes(`${name} up`)),
  };
}

test('processes are stopped in reverse order, and last those that others use, each within its own grace period', async () => {
  await supervisor.start(journaling('database', 300, 60_000));
  await supervisor.start(journaling('api', 500, 60_000));
  await supervisor.start(journaling('shell', 0, 60_000));
  await supervisor.start({ ...journaling('mailbox', 0, 60_000), stopsLast: true });
  const first = supervisor.stop();
  const second = supervisor.stop();
  await second;
  expect(journal().trim().split('\n').slice(4)).toEqual([
    'shell SIGTERM',
    'shell ended',
    'api SIGTERM',
    'api ended',
    'database SIGTERM',
    'database ended',
    'mailbox SIGTERM',
    'mailbox ended',
  ]);
  await first;
  expect(existsSync(join(folder, 'run/api.pid'))).toBe(false);
});

test('a process that does not exit in time is killed, and the others still get their grace period', async () => {
  await supervisor.start(journaling('database', 500, 60_000));
  await supervisor.start(journaling('stubborn', 3_600_000, 500));
  await supervisor.stop();
  expect(journal().trim().split('\n').slice(2)).toEqual([
    'stubborn SIGTERM',
    'database SIGTERM',
    'database ended',
  ]);
});

test('a log that cannot be written is reported once and blocks neither the process nor the supervisor', async () => {
  mkdirSync(join(folder, 'logs'), { recursive: true });
  symlinkSync('/dev/full', join(folder, 'logs/chatty.log'));
  await supervisor.start(journaling('chatty', 0, 60_000));
  const reports = () => messages.filter((line) => line.includes('chatty.log'));
  await until(() => reports().length > 0);
  // By now the process has printed far more than its pipe can hold.
  await supervisor.start(journaling('neighbor', 0, 60_000));
  await until(() => readFileSync(join(folder, 'logs/neighbor.log')).length > 400_000);
  expect(reports()).toHaveLength(1);
  await supervisor.stop();
  expect(journal()).toContain('chatty ended');
});

test('a process that stops responding is killed and restarted', async () => {
  const isFrozen = () => frozen;
  let frozen = false;
  const request = async () => {
    if (isFrozen()) await new Promise((_, reject) => setTimeout(() => reject(new Error('no response')), 5));
  };
  await supervisor.start({
    ...journaling('frozen', 0, 60_000),
    healthCheck: { request, timeoutMs: 200 },
  });
  const pid = Number(readFileSync(join(folder, 'run/frozen.pid'), 'utf8'));
  process.kill(pid, 'SIGSTOP');
  frozen = true;
  await until(() => messages.some((line) => line.includes('frozen has not responded')));
  frozen = false;
  await until(() => messages.includes('frozen is running again'));
  expect(Number(readFileSync(join(folder, 'run/frozen.pid'), 'utf8'))).not.toBe(pid);
  expect(messages.filter((line) => line.includes('has not responded'))).toHaveLength(1);
});

test('a process that stops responding before it is ready again is killed and restarted', async () => {
  let isResponding = true;
  const request = async () => {
    if (!isResponding) throw new Error('no response');
  };
  await supervisor.start({
    ...journaling('early', 0, 60_000),
    waitUntilReady: () => until(() => isResponding),
    healthCheck: { request, timeoutMs: 20 },
  });
  isResponding = false;
  const killed = () => messages.filter((line) => line.includes('early has not responded'));
  await until(() => killed().length === 2);
  expect(killed()).toEqual([0.02, 0.1].map((s) => `early has not responded for ${s} s and was killed`));
  isResponding = true;
  await until(() => messages.includes('early is running again'));
});

test('a process is restarted even if it does not exit on SIGTERM', async () => {
  await supervisor.start(journaling('stubborn', 3_600_000, 500));
  await supervisor.restart('stubborn');
  await until(() => journal().match(/stubborn up/g)?.length === 2);
  expect(messages).toEqual([]);
});

test('a process that exits during its start is reported with its output and not restarted', async () => {
  const unlucky = {
    ...journaling('unlucky', 0, 500),
    waitUntilReady: () => new Promise<void>(() => undefined),
  };
  const script = `
    require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'journal'))}, 'unlucky up\\n');
    console.log('out of luck');
    process.kill(process.pid, 'SIGABRT');`;
  await expect(supervisor.start({ ...unlucky, args: ['-e', script] })).rejects.toThrow(
    /unlucky exited during its start.*out of luck/s,
  );
  // A pending restart would have run by the time the next process is up.
  await supervisor.start(journaling('later', 0, 500));
  await supervisor.stop();
  expect(journal().match(/unlucky up/g)).toHaveLength(1);
});

test('a restart that fails is reported with its output', async () => {
  const mark = join(folder, 'was-up');
  const script = `
    const { existsSync, writeFileSync } = require('node:fs');
    if (existsSync(${JSON.stringify(mark)})) {
      console.log('no more today');
      process.exit(3);
    }
    writeFileSync(${JSON.stringify(mark)}, '');
    setInterval(() => undefined, 1_000);`;
  let starts = 0;
  const waitUntilReady = () =>
    starts++ ? new Promise<void>(() => undefined) : until(() => existsSync(mark));
  await supervisor.start({ ...journaling('moody', 0, 500), args: ['-e', script], waitUntilReady });
  await expect(supervisor.restart('moody')).rejects.toThrow(/moody exited during its start.*no more today/s);
});

test('a restart request skips the delay and resets the backoff', async () => {
  const file = join(folder, 'starts');
  const script = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(file)}, 'x');
    if (readFileSync(${JSON.stringify(file)}, 'utf8').length < 5) process.exit(3);
    setInterval(() => undefined, 1_000);`;
  await supervisor.start({
    ...journaling('fragile', 0, 500),
    args: ['-e', script],
    waitUntilReady: async () => {},
  });
  const delays = () => messages.flatMap((line) => line.match(/restarting it in (.*) s/)?.slice(1) ?? []);
  await until(() => delays().length === 3);
  skipRestartDelay(folder, 'fragile');
  await until(() => delays().length === 4);
  expect(delays()).toEqual(['0.25', '0.5', '1', '0.25']);
});

test('lines are changed before they reach the log, also those that arrive in parts', async () => {
  const script = `
    process.stdout.write('one sec');
    setTimeout(() => process.stdout.write('ret\\nlast secret\\n'), 50);
    setInterval(() => {}, 1000);`;
  const logged = () => readFileSync(join(folder, 'logs/quiet.log'), 'utf8');
  await supervisor.start({
    ...journaling('quiet', 0, 60_000),
    args: ['-e', script],
    redactLine: (line) => line.replace('secret', '…'),
    waitUntilReady: () => until(() => logged().includes('last')),
  });
  expect(logged()).toBe('one …\nlast …\n');
});
