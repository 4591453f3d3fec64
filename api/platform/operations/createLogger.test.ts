import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { startServer, type TestServer } from '../../testing';
import { serializeError } from './createLogger';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const canary = 'dana.canary@example.com';

/** The log entry for the error of an action. */
async function lineOf(statement: () => Promise<unknown>): Promise<string> {
  let line = '';
  const log = pino(
    { serializers: { err: serializeError } },
    {
      write: (text: string) => {
        line += text;
      },
    },
  );
  await statement().catch((err: unknown) => log.error({ err }, 'failed'));
  expect(line).toContain('"stack"');
  return line;
}

test('logs kind and field of a database error, but not its value', async () => {
  const collection = mongoose.connection.collection<{ _id: number; email: string }>('canaries');
  await collection.createIndex({ email: 1 }, { unique: true });
  await collection.insertOne({ _id: 1, email: canary });
  const twice = await lineOf(() => collection.insertOne({ _id: 2, email: canary }));
  expect(twice).toContain('email');
  expect(twice).not.toContain(canary);
  const many = await lineOf(() => collection.insertMany([{ _id: 3, email: canary }]));
  expect(many).not.toContain(canary);
  const regex = await lineOf(() => collection.find({ email: { $regex: `(${canary}` } }).toArray());
  expect(regex).not.toContain(canary);
});

test('logs no values of validation errors and no addresses in other errors', async () => {
  const Strict = mongoose.model(
    'Strict',
    new mongoose.Schema({ age: Number, name: { type: String, enum: ['x'] } }),
  );
  expect(await lineOf(() => new Strict({ age: canary, name: canary }).validate())).not.toContain(canary);
  expect(await lineOf(async () => Strict.find({ age: canary as never }))).not.toContain(canary);
  const url = `cannot reach mongodb://root:hunter2@db.example:27017/site for ${canary}`;
  const line = await lineOf(() => Promise.reject(new Error(url)));
  expect(line).not.toContain(canary);
  expect(line).not.toContain('hunter2');
  expect(line).toContain('cannot reach');
});

test('a message with several lines is not taken for the stack', async () => {
  const line = await lineOf(() => Promise.reject(new Error(`bad\n    at ${canary}`)));
  expect(line).not.toContain(canary);
});

/** Runs a process that writes these log lines and exits with code 3. */
const logging = (statement: string) => [
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  `import { createLogger } from '${import.meta.dirname}/createLogger'; const log = createLogger('test', 'info'); ${statement}`,
];

test('writes every line in order, including the last before exit', () => {
  const statement = `
    for (let n = 0; n < 20_000; n += 1) log.info({ n }, 'a line of some length, as they are');
    setImmediate(() => { log.info({ n: 20_000 }, 'last'); process.exit(3); });
  `;
  const { status, stdout } = spawnSync(process.execPath, logging(statement), {
    maxBuffer: 1e8,
    timeout: 120_000,
  });
  const numbers = stdout
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).n);
  expect(numbers).toEqual(Array.from({ length: 20_001 }, (_, n) => n));
  expect(status).toBe(3);
});

test('writes the lines of a process that crashes', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    logging(`log.info('before'); throw new Error('no');`),
    {
      timeout: 120_000,
    },
  );
  expect(JSON.parse(stdout.toString())).toMatchObject({ msg: 'before' });
  expect(status).toBe(1);
});

test('a stalled reader does not block the process, waiting lines are bounded, and the process exits', async () => {
  const statement = `
    const many = () => { for (let n = 0; n < 20_000; n += 1) log.info({ n }, 'a line of some length, as they are'); };
    process.on('message', (word) => {
      if (word === 'end') { many(); process.exit(3); }
      log.info(word);
      process.send('written');
    });
    many();
    setImmediate(() => process.send('free'));`;
  const child = spawn(process.execPath, logging(statement), { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  const { stdout } = child;
  if (!stdout) throw new Error('no log to read');
  try {
    expect((await once(child, 'message'))[0]).toBe('free');
    let text = '';
    stdout.on('data', (part) => {
      text += part;
    });
    // Lines that came while the buffer was full are dropped; new ones are written.
    while (!text.includes('read again')) {
      child.send('read again');
      await once(child, 'message');
      await new Promise(setImmediate);
    }
    const numbers = text.match(/"n":\d+/g)?.length ?? 0;
    expect(numbers).toBeGreaterThan(100);
    expect(numbers).toBeLessThan(20_000);
    stdout.pause();
    child.send('end');
    expect((await once(child, 'exit'))[0]).toBe(3);
  } finally {
    child.kill('SIGKILL');
  }
});

const onFullDisk = existsSync('/dev/full') ? test : test.skip;

onFullDisk(
  'a process whose log cannot be written ends when it is told to',
  () => {
    const statement = `
      for (const line of ['first', 'second', 'third']) log.info(line);
      setImmediate(() => { log.info('fourth'); process.exit(3); });
    `;
    const stdio = ['ignore', openSync('/dev/full', 'w'), 'ignore'] as const;
    const { status } = spawnSync(process.execPath, logging(statement), {
      stdio: [...stdio],
      timeout: 120_000,
      killSignal: 'SIGKILL',
    });
    expect(status).toBe(3);
  },
  40_000,
);
