import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { prepareEmbedded, startEmbedded, stopMongod } from './embedded';
import { isMember } from './mongod/isMember';

test('the database does not log values of slow operations', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
  const database = await startEmbedded({ dataDir, port: 0 });
  const client = new mongoose.mongo.MongoClient(database.uri);
  try {
    const people = client.db('site').collection('people');
    await people.insertOne({ email: 'dana.canary@example.com' });
    const slow = { email: 'dana.canary@example.com', $where: 'sleep(400) || true' };
    expect(await people.findOne(slow)).toBeTruthy();
    await people.updateOne(slow, { $set: { phone: '512-555-0142' } });
  } finally {
    await client.close();
    await database.stop();
  }
  const log = await readFile(join(dataDir, 'mongod.log'), 'utf8');
  expect(log).toContain('Waiting for connections');
  expect(log).not.toContain('Slow query');
  expect(log).not.toContain('dana.canary');
  await rm(dataDir, { recursive: true, force: true });
});

test('no value of a command that fails is left in the log of the site', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
  const { command, args, redactLine, uri, waitUntilReady } = await prepareEmbedded({ dataDir, port: 0 });
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    log += part;
  });
  const client = new mongoose.mongo.MongoClient(uri);
  try {
    await waitUntilReady();
    const people = client.db('site').collection<{ _id: number; email?: string }>('people');
    await people.createIndex({ email: 1 }, { unique: true, sparse: true });
    await people.insertMany([{ _id: 1, email: 'dana.canary@example.com' }, { _id: 2 }]);
    const same = people.findOneAndUpdate({ _id: 2 }, { $set: { email: 'dana.canary@example.com' } });
    await expect(same).rejects.toMatchObject({ code: 11_000 });
  } finally {
    await client.close();
    await stopMongod(child);
  }
  const lines = log.split('\n');
  expect(lines.some((line) => line.includes('dana.canary'))).toBe(true);
  const redacted = lines.map(redactLine);
  expect(redacted.filter((line) => line.includes('dana.canary'))).toEqual([]);
  expect(redacted.some((line) => line.includes('findAndModify') && line.includes('DuplicateKey'))).toBe(true);
  await rm(dataDir, { recursive: true, force: true });
});

test('a database that lost the configuration of its replica set gets it again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
  const { port } = await prepareEmbedded({ dataDir, port: 0 });
  expect(await isMember(port, 'site')).toBeUndefined();
  // As if it had been ready on this port before.
  await writeFile(join(dataDir, 'data/initiated'), String(port));
  const prepared = await prepareEmbedded({ dataDir });
  expect(prepared.port).toBe(port);
  const set = await readFile(join(dataDir, 'set'), 'utf8');
  for (const start of ['first', 'second']) {
    const child = spawn(prepared.command, prepared.args, { stdio: 'ignore' });
    const client = new mongoose.mongo.MongoClient(prepared.uri);
    try {
      await prepared.waitUntilStarted();
      expect(await isMember(port, set)).toBe(true);
      expect(await isMember(port, 'another')).toBe(false);
      await client.db('site').collection('starts').insertOne({ start });
    } finally {
      await client.close();
      await stopMongod(child);
    }
  }
  await rm(dataDir, { recursive: true, force: true });
});

test('the server of the last start is used again while it is installed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
  const { command } = await prepareEmbedded({ dataDir, port: 0 });
  const other = join(dataDir, 'mongod-of-the-data');
  await writeFile(other, '');
  await writeFile(join(dataDir, 'command'), other);
  expect((await prepareEmbedded({ dataDir })).command).toBe(other);
  await rm(other);
  expect((await prepareEmbedded({ dataDir })).command).toBe(command);
  await rm(dataDir, { recursive: true, force: true });
});
