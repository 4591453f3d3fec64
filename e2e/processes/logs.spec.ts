import { randomUUID } from 'node:crypto';
import { paths } from '@site/shell/paths';
import { startApiStub } from '@site/shell/testing/apiStub';
import { saveEnquiry } from '../fixtures/contact/saveEnquiry';
import { expect, killableSiteTest as test } from '../fixtures/killableSiteTest';
import { newIpAddress } from '../fixtures/requests/newIpAddress';
import { findLeaks } from '../fixtures/site/findLeaks';
import { readLogs } from '../fixtures/site/readLogs';
import { startShellWithApi } from '../fixtures/site/startShell';
import { until } from '../fixtures/waiting/until';

test('the leak check finds secrets and personal data in a log', () => {
  for (const line of [
    '{"res":{"headers":{"set-cookie":["sid=s%3Aabc"]}}}',
    '{"req":{"headers":{"cookie":"device=abc.def"}}}',
    '{"csrfToken":"abc"}',
    'GET /unsubscribe/abc 200',
    '{"password":"a kettle hums"}',
    'mail to dana@example.com',
  ])
    expect(findLeaks(line), line).toHaveLength(1);
  expect(findLeaks('the key is hunter2', ['hunter2'])).toHaveLength(1);
  expect(
    findLeaks(
      '{"password":"[Redacted]","messageId":"<em-1a2b.team@emberline.example>","live":"mf_blog@1.0.0-ab"}',
    ),
  ).toEqual([]);
});

test('a failed request is logged without cookie or query, and the last lines are written before the process exits', async ({
  ownSite,
}) => {
  const stub = await startApiStub((_request, response) => {
    response.writeHead(500, { 'Set-Cookie': 'sid=s3cret-answer; HttpOnly', 'X-Token': 's3cret-token' });
    response.end('{"email":"s3cret@example.com"}');
  });
  const env = { LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback' };
  const shell = await startShellWithApi(stub.origin, ownSite, env);
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
  const ids = Array.from({ length: 50 }, () => randomUUID());
  const answers = await Promise.all(
    ids.map((id) =>
      fetch(shell.url + paths.home, { headers: { 'X-Request-Id': id, 'X-Forwarded-For': newIpAddress() } }),
    ),
  );
  shell.child.kill('SIGTERM');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shell.ended).toBe(0);
  await until(() => ids.every((id) => shell.output().split(id).length === 2), 'not each has one line');
  expect(shell.output()).toMatch(/\/api\/test.*503/);
  expect(shell.output()).toContain(id);
  expect(shell.output()).toContain('"statusCode":500');
  expect(shell.output()).not.toMatch(/s3cret|set-cookie|authorization|Warning/i);
});

test('logs contain no personal data after typical use by a member', async ({ ownSite, mailbox }) => {
  const { owner, url } = ownSite;
  const login = (email: string, password: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': newIpAddress() },
      body: JSON.stringify({ email, password }),
    });
  const wrong = 'a kettle hums at eight';
  expect((await login(owner.email, wrong)).status).toBe(401);
  const cookies = (await login(owner.email, owner.password)).headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '');
  const headers = { Cookie: cookies.join('; ') };
  const { email, reference } = await saveEnquiry(ownSite, { phone: '+1 512 555 0177' });
  await mailbox.find(email, reference);
  const search = `/api/admin/leads?q=${encodeURIComponent(email)}`;
  expect((await fetch(url + search, { headers })).status).toBe(200);
  expect((await fetch(`${url}/${email}?q=${email}`)).status).toBe(404);
  const token = 'token-that-opens-something';
  expect((await fetch(url + paths.unsubscribe(token))).status).toBe(200);
  // Lines are in order: the earlier ones are there when the last one is.
  const last = randomUUID();
  await fetch(`${url}/api/nowhere`, { headers: { 'X-Request-Id': last } });
  await until(
    () => [ownSite.log('shell'), ownSite.log('api')].every((log) => log.includes(last)),
    'the last call is not logged',
  );
  const logs = readLogs(ownSite.dataDir) + ownSite.output();
  for (const word of ['mail received', 'mail sent', 'Waiting for connections'])
    expect(logs, 'the logs tell what happened').toContain(word);
  const theirs = [wrong, email, '555 0177', '+15125550177', token];
  const values = cookies.map((pair) => pair.split('=')[1] ?? '');
  for (const word of [...theirs, ...values]) {
    expect(word.length).toBeGreaterThan(7);
    expect(logs).not.toContain(word);
    expect(logs).not.toContain(encodeURIComponent(word));
  }
});
