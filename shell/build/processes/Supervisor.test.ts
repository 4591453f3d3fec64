import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProcessOptions, Supervisor, skipRestartDelay } from './Supervisor';

let folder: string;
let said: string[];
let supervisor: Supervisor;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  // What an earlier one says late is not this one's.
  const own: string[] = [];
  said = own;
  supervisor = new Supervisor(folder, (line) => own.push(line));
});

afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

const diary = () => (existsSync(join(folder, 'diary')) ? readFileSync(join(folder, 'diary'), 'utf8') : '');

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A process that writes into the diary when it is up, asked to end, and about to end after so many milliseconds. */
function diarist(name: string, endsAfterMs: number, graceMs: number): ProcessOptions {
  const script = `
    const note = (word) => require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'diary'))}, ${JSON.stringify(name)} + ' ' + word + '\\n');
    process.on('SIGTERM', () => { note('asked'); setTimeout(() => { note('ended'); process.exit(0); }, ${endsAfterMs}); });
    setInterval(() => console.log('tick'.repeat(1000)), 5);
    note('up');`;
  return {
    name,
    command: process.execPath,
    args: ['-e', script],
    env: process.env,
    output: 'file',
    graceMs,
    waitUntilReady: () => until(() => diary().includes(`${name} up`)),
  };
}

test('what depends on others ends before them, each in a time of its own, and nothing is left', async () => {
  await supervisor.start(diarist('database', 300, 60_000));
  await supervisor.start(diarist('api', 500, 60_000));
  await supervisor.start(diarist('shell', 0, 60_000));
  const first = supervisor.stop();
  const second = supervisor.stop();
  await second;
  expect(diary().trim().split('\n').slice(3)).toEqual([
    'shell asked',
    'shell ended',
    'api asked',
    'api ended',
    'database asked',
    'database ended',
  ]);
  await first;
  expect(existsSync(join(folder, 'run/api.pid'))).toBe(false);
});

test('what does not end in its time is killed, and the others still get theirs', async () => {
  await supervisor.start(diarist('database', 500, 60_000));
  await supervisor.start(diarist('stubborn', 3_600_000, 500));
  await supervisor.stop();
  expect(diary().trim().split('\n').slice(2)).toEqual(['stubborn asked', 'database asked', 'database ended']);
});

test('a log that cannot be written is told once, and neither the process nor the supervisor waits for it', async () => {
  mkdirSync(join(folder, 'logs'), { recursive: true });
  symlinkSync('/dev/full', join(folder, 'logs/chatty.log'));
  await supervisor.start(diarist('chatty', 0, 60_000));
  const tellers = () => said.filter((line) => line.includes('chatty.log'));
  await until(() => tellers().length > 0);
  // Far more than fits into the pipe between them has been said when the next one is up.
  await supervisor.start(diarist('neighbour', 0, 60_000));
  await until(() => readFileSync(join(folder, 'logs/neighbour.log')).length > 400_000);
  expect(tellers()).toHaveLength(1);
  await supervisor.stop();
  expect(diary()).toContain('chatty ended');
});

test('what does not answer any more is killed and started again, and what answers is left alone', async () => {
  const isFrozen = () => frozen;
  let frozen = false;
  const ask = async () => {
    if (isFrozen()) await new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 5));
  };
  await supervisor.start({ ...diarist('frozen', 0, 60_000), healthCheck: { request: ask, timeoutMs: 200 } });
  const pid = Number(readFileSync(join(folder, 'run/frozen.pid'), 'utf8'));
  process.kill(pid, 'SIGSTOP');
  frozen = true;
  await until(() => said.some((line) => line.includes('frozen has not answered')));
  frozen = false;
  await until(() => said.includes('frozen is back'));
  expect(Number(readFileSync(join(folder, 'run/frozen.pid'), 'utf8'))).not.toBe(pid);
  expect(said.filter((line) => line.includes('has not answered'))).toHaveLength(1);
});

test('what is renewed is there again, however unwilling it was to go', async () => {
  await supervisor.start(diarist('stubborn', 3_600_000, 500));
  await supervisor.restart('stubborn');
  await until(() => diary().match(/stubborn up/g)?.length === 2);
  expect(said).toEqual([]);
});

test('what ends while it starts says why, and is not started again', async () => {
  const unlucky = { ...diarist('unlucky', 0, 500), waitUntilReady: () => new Promise<void>(() => undefined) };
  const script = `
    require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'diary'))}, 'unlucky up\\n');
    console.log('out of luck');
    process.kill(process.pid, 'SIGABRT');`;
  await expect(supervisor.start({ ...unlucky, args: ['-e', script] })).rejects.toThrow(
    /unlucky ended while it started.*out of luck/s,
  );
  // Whatever was due by then has had its time when another one is up.
  await supervisor.start(diarist('later', 0, 500));
  await supervisor.stop();
  expect(diary().match(/unlucky up/g)).toHaveLength(1);
});

test('what does not come up again says why', async () => {
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
  await supervisor.start({ ...diarist('moody', 0, 500), args: ['-e', script], waitUntilReady });
  await expect(supervisor.restart('moody')).rejects.toThrow(/moody ended while it started.*no more today/s);
});

test('a request ends the pause before the next start, and later pauses begin short again', async () => {
  const file = join(folder, 'starts');
  const script = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(file)}, 'x');
    if (readFileSync(${JSON.stringify(file)}, 'utf8').length < 5) process.exit(3);
    setInterval(() => undefined, 1_000);`;
  await supervisor.start({
    ...diarist('fragile', 0, 500),
    args: ['-e', script],
    waitUntilReady: async () => {},
  });
  const pauses = () => said.flatMap((line) => line.match(/starting it again in (.*) s/)?.slice(1) ?? []);
  await until(() => pauses().length === 3);
  skipRestartDelay(folder, 'fragile');
  await until(() => pauses().length === 4);
  expect(pauses()).toEqual(['0.25', '0.5', '1', '0.25']);
});
