import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { startServer, type TestServer } from '../testing';
import { errorFacts } from './log';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 30_000);
afterAll(() => server.stop());

const canary = 'dana.canary@example.com';

/** What the log would say of whatever this deed fails with. */
async function lineOf(deed: () => Promise<unknown>): Promise<string> {
  let line = '';
  const log = pino(
    { serializers: { err: errorFacts } },
    {
      write: (text: string) => {
        line += text;
      },
    },
  );
  await deed().catch((err: unknown) => log.error({ err }, 'failed'));
  expect(line).toContain('"stack"');
  return line;
}

test('a value the database refused is not in the log, its kind and place are', async () => {
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

test('neither are the values a model refused, or addresses in anybody else’s words', async () => {
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

test('a message of several lines is not taken for the places of an error', async () => {
  const line = await lineOf(() => Promise.reject(new Error(`bad\n    at ${canary}`)));
  expect(line).not.toContain(canary);
});

const onFullDisk = existsSync('/dev/full') ? test : test.skip;

onFullDisk(
  'a process whose log cannot be written ends when it is told to',
  () => {
    const text = `
    import { createLog } from '${import.meta.dirname}/log';
    const log = createLog('test', 'info');
    for (const line of ['first', 'second', 'third']) log.info(line);
    process.exit(3);
  `;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', text];
    const stdio = ['ignore', openSync('/dev/full', 'w'), 'ignore'] as const;
    const { status } = spawnSync(process.execPath, args, {
      stdio: [...stdio],
      timeout: 30_000,
      killSignal: 'SIGKILL',
    });
    expect(status).toBe(3);
  },
  40_000,
);
