import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { startApiStub } from '../../apiStub';
import { freePorts } from '../../freePorts';
import { newEnquiry, saveEnquiry } from '../../saveEnquiry';
import { startShellBefore } from '../../shellProcess';
import { newFolder, startSite } from '../../site';
import { expect, test } from '../../test';
import { until } from '../../until';

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
  await until(() => /\/api\/test.*503/.test(shell.output()), 'nothing is logged', 10_000);
  await shell.kill();
  expect(shell.output()).toContain(id);
  expect(shell.output()).toContain('"statusCode":500');
  expect(shell.output()).not.toMatch(/s3cret|set-cookie|authorization/i);
});

test('after a member’s day, with a database that is away for a while, no log holds what is theirs', async () => {
  const site = await startSite({ env: { LOG_LEVEL: 'trace' } });
  const { owner, url } = site;
  const login = (password: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify({ email: owner.email, password }),
    });
  const wrong = 'a kettle hums at eight';
  expect((await login(wrong)).status).toBe(401);
  const cookies = (await login(owner.password)).headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '');
  const headers = { Cookie: cookies.join('; ') };
  const { email } = await saveEnquiry(site);
  const address = `/api/admin/leads?q=${encodeURIComponent(email)}`;
  expect((await fetch(url + address, { headers })).status).toBe(200);
  const mongod = site.pid('mongod') ?? 0;
  const lost = newEnquiry();
  process.kill(mongod, 'SIGSTOP');
  try {
    const failed = await Promise.all([
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(lost),
      }),
      fetch(url + address, { headers }),
    ]);
    for (const { status } of failed) expect(status).toBeGreaterThanOrEqual(500);
  } finally {
    process.kill(mongod, 'SIGCONT');
  }
  await site.stop({ keepData: true });
  const words = [
    owner.password,
    wrong,
    email,
    lost.email,
    ...cookies.map((pair) => pair.split('=')[1] ?? ''),
  ];
  expect(words.every((word) => word.length > 8)).toBe(true);
  for (const name of ['shell', 'api'] as const) {
    const log = site.log(name);
    expect(log, name).toMatch(/50[03]/);
    for (const word of words) {
      expect(log, name).not.toContain(word);
      expect(log, name).not.toContain(encodeURIComponent(word));
    }
  }
});

test('a disk without room for logs ends nothing and is told once a log', async () => {
  test.skip(!existsSync('/dev/full'), 'this system has no full disk to lend');
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'logs'));
  for (const name of ['mongod', 'mailbox', 'api', 'shell'])
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

test('figures are for the machine itself, wherever the site listens', async ({ site }) => {
  const [nowhere, figures] = (await freePorts(2)).map(String) as [string, string];
  const shell = await startShellBefore(`http://127.0.0.1:${nowhere}`, site, {
    HOST: '0.0.0.0',
    METRICS_PORT: figures,
  });
  const elsewhere = new URL(shell.url);
  elsewhere.hostname = '127.0.0.2';
  expect((await fetch(elsewhere)).status, 'the site is there for all').toBe(200);
  expect(await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text()).toContain('http_requests_total');
  await expect(fetch(`http://127.0.0.2:${figures}/metrics`)).rejects.toThrow();
  await shell.kill();
});

test('a port for figures that is taken costs the figures, not the site', async ({ site }) => {
  const [nowhere] = await freePorts(1);
  const taken = new URL(site.url).port;
  const shell = await startShellBefore(`http://127.0.0.1:${nowhere}`, site, { METRICS_PORT: taken });
  expect((await fetch(shell.url)).status).toBe(200);
  await shell.kill();
});
