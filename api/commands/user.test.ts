import { spawn } from 'node:child_process';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { User } from '../identity/users/model';
import { createMember, startServer, type TestServer } from '../testing';
import { builtModule } from '../testing/servers/builtModule';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Runs the command. Standard input keeps secrets out of the process list. */
function user(args: string[], input = ''): Promise<{ code: number | null; output: string }> {
  const pathname = `/${mongoose.connection.name}`;
  const child = spawn(process.execPath, [builtModule('user'), ...args], {
    env: {
      PATH: process.env.PATH,
      PUBLIC_ORIGIN: server.origin,
      DATA_DIR: join(server.mailFolder, '..'),
      MONGO_URL: Object.assign(new URL(process.env.TEST_MONGO_URL ?? ''), { pathname }).href,
      BREACH_LIST_URL: 'http://127.0.0.1:9/',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output: output }));
  });
}

const lineOf = (entityId: string) =>
  mongoose.connection.collection('auditLog').findOne({ entityId, actorId: 'command line' });

test('prints only its usage without a command or with a password as an argument', async () => {
  const inLongRuns = [['create-owner'], ['list', 'a@example.com']];
  for (const args of [
    [],
    ['create-owner', 'a@example.com', 'hunter2'],
    ...(process.env.LONG ? inLongRuns : []),
  ]) {
    const { code, output } = await user(args);
    expect({ args, code }).toEqual({ args, code: 2 });
    expect(output).toContain('--password-stdin');
  }
  expect(await User.exists({ email: 'a@example.com' })).toBeNull();
});

test('creates an owner with a valid password from standard input', async () => {
  const args = ['create-owner', 'Second@emberline.example', '--password-stdin'];
  expect(await user(args, 'short\n')).toMatchObject({
    code: 1,
    output: expect.stringContaining('at least 12'),
  });
  expect(await user(args, 'second emberline\n')).toMatchObject({
    code: 1,
    output: expect.stringContaining('your password on your name'),
  });
  const { code, output } = await user(args, 'seven kettles hum at noon\n');
  expect({ code, output: output }).toMatchObject({ code: 0, output: expect.not.stringContaining('kettles') });
  const owner = await User.findOne({ email: 'second@emberline.example' }).lean();
  expect(owner).toMatchObject({ role: 'owner', status: 'active' });
  expect(await lineOf(owner?._id ?? '')).toMatchObject({ action: 'create an owner' });
  expect(
    (await server.visitor().signIn('second@emberline.example', 'seven kettles hum at noon')).status,
  ).toBe(200);
  expect(await user(args, 'seven kettles hum at noon\n')).toMatchObject({ code: 1 });
});

test('prints a working invitation link when no password is given', async () => {
  const { code, output } = await user(['create-owner', 'third@emberline.example']);
  expect(code).toBe(0);
  const token = output.match(/https:\/\/site\.example\/invite\/([\w-]+)/)?.[1];
  const body = { token, name: 'Third', password: 'nine lanterns drift past dawn' };
  expect(await server.visitor().post('/api/auth/invite/accept', body)).toMatchObject({
    status: 200,
    body: { user: { role: 'owner' }, factor: 'needed' },
  });
});

test('resets a factor and unlocks an account, each with an audit entry', async () => {
  const { _id, email, password } = await createMember({ role: 'owner' });
  const inside = server.visitor();
  await inside.signIn(email, password);
  expect((await user(['reset-factor', email])).code).toBe(0);
  expect((await inside.get('/api/auth/me')).status).toBe(401);
  expect((await server.visitor().signIn(email, password)).body.factor).toBe('needed');
  expect(await lineOf(_id)).toMatchObject({ action: 'reset two-step sign-in' });

  const address = '10.7.7.7';
  for (let n = 0; n < 6; n += 1) await server.visitor(address).signIn(email, `guess ${n}`);
  expect((await server.visitor(address).signIn(email, password)).status).toBe(429);
  expect((await user(['unlock', email])).code).toBe(0);
  expect((await server.visitor(address).signIn(email, password)).status).toBe(200);
  const { code, output } = await user(['list']);
  expect(code).toBe(0);
  expect(output.split('\n').find((line) => line.startsWith(email))).toMatch(
    /Test Member +owner +active +no factor/,
  );
});
