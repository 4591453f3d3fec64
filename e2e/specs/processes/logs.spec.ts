import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { startApiStub } from '@site/shell/testing/apiStub';
import { logsIn } from '../../keptFiles';
import { leaksIn } from '../../leaksIn';
import { mailboxIn } from '../../mailbox';
import { newAddress } from '../../newAddress';
import { newEnquiry, saveEnquiry } from '../../saveEnquiry';
import { startShellBefore } from '../../shellProcess';
import { newFolder, startSite } from '../../site';
import { expect, test } from '../../test';
import { until } from '../../until';

test('what no log may hold is found when it is there', () => {
  for (const line of [
    '{"res":{"headers":{"set-cookie":["sid=s%3Aabc"]}}}',
    '{"req":{"headers":{"cookie":"device=abc.def"}}}',
    '{"csrfToken":"abc"}',
    'GET /unsubscribe/abc 200',
    '{"password":"a kettle hums"}',
    'mail to dana@example.com',
  ])
    expect(leaksIn(line), line).toHaveLength(1);
  expect(leaksIn('the key is hunter2', ['hunter2'])).toHaveLength(1);
  expect(
    leaksIn(
      '{"password":"[Redacted]","messageId":"<em-1a2b.team@emberline.example>","live":"mf_blog@1.0.0-ab"}',
    ),
  ).toEqual([]);
});

test('a failed call is a line of facts: no cookie, no query, whichever way it went', async ({ site }) => {
  const stub = await startApiStub((_request, response) => {
    response.writeHead(500, { 'Set-Cookie': 'sid=s3cret-answer; HttpOnly', 'X-Token': 's3cret-token' });
    response.end('{"email":"s3cret@example.com"}');
  });
  const shell = await startShellBefore(stub.origin, site, { LOG_LEVEL: 'trace' });
  const id = 'a-request-of-its-own';
  const answer = await fetch(`${shell.url}/api/test/login?token=s3cret-query`, {
    method: 'POST',
    headers: { Cookie: 'sid=s3cret-question', Authorization: 'Bearer s3cret-bearer', 'X-Request-Id': id },
    body: '{"password":"s3cret-password"}',
  });
  expect(answer.status).toBe(500);
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  await stub.close();
  const away = await fetch(`${shell.url}/api/test/away?token=s3cret-query`, {
    headers: { Cookie: 'sid=s3cret-question' },
  });
  expect(away.status).toBe(503);
  await until(() => /\/api\/test.*503/.test(shell.output()), 'nothing is logged');
  await shell.kill();
  expect(shell.output()).toContain(id);
  expect(shell.output()).toContain('"statusCode":500');
  expect(shell.output()).not.toMatch(/s3cret|set-cookie|authorization|Warning/i);
});

test('after a member’s day, with a database that is away for a while, no log holds what is theirs', async () => {
  const site = await startSite({ env: { LOG_LEVEL: 'trace' } });
  const { owner, url } = site;
  const login = (email: string, password: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify({ email, password }),
    });
  const wrong = 'a kettle hums at eight';
  expect((await login(owner.email, wrong)).status).toBe(401);
  const cookies = (await login(owner.email, owner.password)).headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '');
  const headers = { Cookie: cookies.join('; ') };
  const { email, reference } = await saveEnquiry(site, { phone: '+1 512 555 0177' });
  await mailboxIn(site.dataDir).find(email, reference);
  const search = `/api/admin/leads?q=${encodeURIComponent(email)}`;
  expect((await fetch(url + search, { headers })).status).toBe(200);
  expect((await fetch(`${url}/${email}?q=${email}`)).status).toBe(404);
  const token = 'token-that-opens-something';
  expect((await fetch(url + paths.unsubscribe(token))).status).toBe(200);
  const lost = newEnquiry();
  const mongod = site.pid('mongod') ?? 0;
  process.kill(mongod, 'SIGSTOP');
  try {
    const failed = await Promise.all([
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(lost),
      }),
      fetch(url + search, { headers }),
    ]);
    for (const { status } of failed) expect(status).toBeGreaterThanOrEqual(500);
  } finally {
    process.kill(mongod, 'SIGCONT');
  }
  await site.stop({ keepData: true });
  const logs = logsIn(site.dataDir) + site.output();
  for (const word of ['mail received', 'mail sent', 'Waiting for connections', '503'])
    expect(logs, 'the logs tell what happened').toContain(word);
  const theirs = [wrong, email, lost.email, '555 0177', '+15125550177', token];
  const values = cookies.map((pair) => pair.split('=')[1] ?? '');
  for (const word of [...theirs, ...values]) {
    expect(word.length).toBeGreaterThan(7);
    expect(logs).not.toContain(word);
    expect(logs).not.toContain(encodeURIComponent(word));
  }
  rmSync(site.dataDir, { recursive: true });
});

test('a disk without room for logs ends nothing and is told once a log', async () => {
  test.skip(!existsSync('/dev/full'), 'this system has no full disk to lend');
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'logs'));
  for (const name of ['mongod', 'mailbox', 'api', 'scanner', 'shell'])
    symlinkSync('/dev/full', join(dataDir, `logs/${name}.log`));
  const site = await startSite({ dataDir, env: { LOG_LEVEL: 'trace' } });
  try {
    for (let n = 0; n < 300; n++) expect((await fetch(site.url + paths.home)).status).toBe(200);
    await saveEnquiry(site);
    expect(site.output()).not.toContain('ended by itself');
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.includes('cannot be written'));
    expect(lines.filter((line) => line.includes('shell.log'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('api.log'))).toHaveLength(1);
  } finally {
    expect(await site.stop()).toMatchObject({ code: 0, leftovers: [] });
  }
});

test('a log that nobody reads any more holds nobody up, and what waits for its reader is bounded', async ({
  site,
}) => {
  const shell = await startShellBefore('http://127.0.0.1:1', site);
  const fail = (id = randomUUID()) => fetch(`${shell.url}/api/test`, { headers: { 'X-Request-Id': id } });
  shell.child.stdout?.pause();
  // Each is told with its reason: three times as much as may wait.
  const calls = 3_000;
  for (let n = 0; n < calls; n += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fail()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  }
  expect((await fetch(shell.url + paths.home)).status).toBe(200);
  shell.child.stdout?.resume();
  const id = randomUUID();
  // What came while there was no room is left out; what comes now is written.
  await until(async () => (await fail(id)) && shell.output().includes(id), 'nothing is written again');
  const told = shell.output().match(/the API did not answer/g)?.length ?? 0;
  expect(told).toBeGreaterThan(100);
  expect(told).toBeLessThan(calls);
  shell.child.stdout?.pause();
  for (let n = 0; n < 1_000; n += 20) await Promise.all(Array.from({ length: 20 }, () => fail()));
  shell.child.kill('SIGTERM');
  expect(await shell.ended).toBe(0);
});

test('the last lines are written before a process ends', async ({ site }) => {
  const shell = await startShellBefore('http://127.0.0.1:1', site, {
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'loopback',
  });
  const ids = Array.from({ length: 200 }, () => randomUUID());
  await fetch(shell.url + paths.home);
  const answers = await Promise.all(
    ids.map((id) =>
      fetch(shell.url + paths.home, { headers: { 'X-Request-Id': id, 'X-Forwarded-For': newAddress() } }),
    ),
  );
  shell.child.kill('SIGTERM');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shell.ended).toBe(0);
  await until(() => ids.every((id) => shell.output().split(id).length === 2), 'not each has one line');
});
