import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { ScanLine } from '../tools/scans/contract';
import { ConcurrencyLimiter } from './ConcurrencyLimiter';
import { connectDirect } from './connect';
import { isPublicAddress } from './guard/isPublicAddress';
import { createDeferred, createTool, finding, sendScan, startScanner } from './scanner.fixture';
import { serve } from './serve';

const domain = 'firm.test';
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function scanner(...given: Parameters<typeof startScanner>) {
  const started = await startScanner(...given);
  stops.push(started.stop);
  return started;
}

const statesIn = (lines: (ScanLine | undefined)[]) =>
  lines.flatMap((line) => (line?.kind === 'finding' ? [[line.finding.check, line.finding.state]] : []));

test('streams each finding as soon as its check completes', async () => {
  const slow = createDeferred();
  const tools = [createTool({ slow: () => slow.promise, quick: async () => finding({ check: 'quick' }) })];
  const { socket } = await scanner({ tools });
  const { status, next, rest } = await sendScan(socket, { domain: 'FIRM.test.' });
  expect(status).toBe(200);
  expect(await next()).toEqual({
    kind: 'begun',
    tool: 'email-security',
    domain,
    shownAs: domain,
    engine: 'test-1',
    checks: ['slow', 'quick'].map((check) => ({ check, title: check, weight: 50 })),
  });
  expect(await next()).toMatchObject({ kind: 'finding', finding: { check: 'quick' } });
  slow.resolve(finding({ check: 'slow', state: 'warn' }));
  const [lines, done] = await rest();
  expect(lines).toMatchObject({ kind: 'finding', finding: { check: 'slow', state: 'warn' } });
  expect(done).toMatchObject({ kind: 'done', report: { id: '', domain, score: 90, grade: 'A' } });
  // In the order of the checks, regardless of completion.
  expect(done?.kind === 'done' && done.report.findings.map(({ check }) => check)).toEqual(['slow', 'quick']);
});

test('ends a scan with an unknown finding for a hanging check', async () => {
  const tools = [
    createTool({ mute: () => new Promise(() => undefined), fine: async () => finding({ check: 'fine' }) }),
  ];
  const { socket } = await scanner({ tools, times: { checksMs: 60, totalMs: 5_000 } });
  const lines = await (await sendScan(socket, { domain })).rest();
  expect(statesIn(lines)).toEqual([
    ['fine', 'pass'],
    ['mute', 'unknown'],
  ]);
  expect(lines.at(-1)).toMatchObject({ kind: 'done' });
});

test('reports a failure when the conclusion hangs', async () => {
  const tool = {
    ...createTool({ fine: async () => finding() }),
    conclude: () => new Promise<never>(() => undefined),
  };
  const { socket } = await scanner({ tools: [tool], times: { checksMs: 60, totalMs: 200 } });
  const lines = await (await sendScan(socket, { domain })).rest();
  expect(lines.at(-1)).toMatchObject({ kind: 'failed', code: 'late' });
});

test('reports a failing check as unknown and logs no domain', async () => {
  let written = '';
  const sink = new Writable({
    write(text, _encoding, done) {
      written += text;
      done();
    },
  });
  const tools = [createTool({ broken: () => Promise.reject(new Error('firm.test has no certificate')) })];
  const { socket } = await scanner({ tools, log: pino({ level: 'trace' }, sink) });
  const lines = await (await sendScan(socket, { domain })).rest();
  expect(statesIn(lines)).toEqual([['broken', 'unknown']]);
  expect(written).toContain('a check broke');
  expect(written).toContain('serve.test');
  expect(written).not.toContain('firm');
});

test('replays a cached report and repeats only the requested check', async () => {
  const runs = { one: 0, two: 0 };
  const count = (check: 'one' | 'two') => async () => finding({ check, headline: `look ${++runs[check]}` });
  const { socket } = await scanner({ tools: [createTool({ one: count('one'), two: count('two') })] });
  const first = await (await sendScan(socket, { domain })).rest();
  expect(await (await sendScan(socket, { domain })).rest()).toEqual(first);
  expect(runs).toEqual({ one: 1, two: 1 });
  const again = await (await sendScan(socket, { domain, check: 'two' })).rest();
  expect(runs).toEqual({ one: 1, two: 2 });
  const report = again.at(-1);
  expect(report?.kind === 'done' && report.report.findings.map(({ headline }) => headline)).toEqual([
    'look 1',
    'look 2',
  ]);
  expect((await (await sendScan(socket, { domain })).rest()).at(-1)).toEqual(report);
  await (await sendScan(socket, { domain, selectors: ['s1'] })).rest();
  expect(runs).toEqual({ one: 2, two: 3 });
});

test('is not blocked by clients that do not read', async () => {
  const part = { text: 'x'.repeat(300), message: 'y'.repeat(600) };
  const evidence = Array.from({ length: 12 }, () => ({
    label: 'TXT',
    text: '',
    parts: Array(40).fill(part),
  }));
  const { socket } = await scanner({ tools: [createTool({ first: async () => finding({ evidence }) })] });
  // More data than the socket buffers hold.
  const unread = await Promise.all(
    ['a', 'b', 'c', 'd'].map((one) => sendScan(socket, { domain, selectors: [one] })),
  );
  const { rest } = await sendScan(socket, { domain });
  expect((await rest()).at(-1)).toMatchObject({ kind: 'done' });
  for (const { abort } of unread) abort();
});

test('cancels the scan when the client disconnects', async () => {
  const signals: AbortSignal[] = [];
  const tools = [
    createTool({
      long: (_subject, { signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    }),
  ];
  const { socket } = await scanner({ tools });
  const { next, abort } = await sendScan(socket, { domain });
  await next();
  const [signal] = signals;
  if (!signal) throw new Error('the check does not run');
  const ended = once(signal, 'abort');
  abort();
  await ended;
});

test('runs four scans at once, queues some and rejects the rest', async () => {
  const held = createDeferred();
  let running = 0;
  let most = 0;
  const run = async () => {
    most = Math.max(most, ++running);
    await held.promise;
    running -= 1;
    return finding();
  };
  // Waits until all requests have arrived.
  const limiter = new ConcurrencyLimiter({ waitMs: 60_000 });
  const { socket } = await scanner({ tools: [createTool({ first: run })], limiter });
  const orders = Array.from({ length: 45 }, () => sendScan(socket, { domain }));
  const refused: Awaited<(typeof orders)[number]>[] = [];
  await new Promise<void>((resolve) => {
    for (const order of orders)
      order.then((answer) => {
        if (answer.status === 503 && refused.push(answer) === 9) resolve();
      });
  });
  for (const { next } of refused) expect(await next()).toMatchObject({ code: 'scanner_busy' });
  expect(await metricsOf(socket)).toMatch(/^scans_waiting 32$/m);
  held.resolve(finding());
  const answers = await Promise.all(orders);
  const served = answers.filter(({ status }) => status === 200);
  expect(served).toHaveLength(36);
  for (const { rest } of served) expect((await rest()).at(-1)).toMatchObject({ kind: 'done' });
  expect(most).toBe(4);
  expect(await metricsOf(socket)).toMatch(/^scans_running 0$/m);
});

test.each([
  ['an address', { domain: '127.0.0.1' }, 422, 'invalid'],
  ['a name inside', { domain: 'db.internal' }, 422, 'invalid'],
  ['an unknown check', { domain, check: 'nothing' }, 422, 'invalid'],
  ['a tool that is none', { domain, tool: 'domain-security' }, 422, 'invalid'],
  ['a name that nobody registered', { domain: 'nobody.test' }, 422, 'no_such_domain'],
])('rejects %s', async (_what, body, status, code) => {
  const { socket } = await scanner({ tools: [createTool({ first: async () => finding() })] });
  const refused = await sendScan(socket, body);
  expect(refused.status).toBe(status);
  expect(await refused.next()).toMatchObject({ code, message: expect.any(String) });
});

test('rejects a request of more than 16,000 characters', async () => {
  const { socket } = await scanner({ tools: [createTool({ first: async () => finding() })] });
  expect((await sendScan(socket, { domain }, ' '.repeat(15_000))).status).toBe(200);
  expect((await sendScan(socket, { domain }, ' '.repeat(16_000))).status).toBe(422);
});

test('rejects a website at a private address', async () => {
  const tool = { ...createTool({ first: async () => finding() }), name: 'domain-security' as const };
  const { socket } = await scanner({ tools: [tool], names: { 'inside.test': '10.0.0.7' } });
  const refused = await sendScan(socket, { tool: 'domain-security', domain: 'inside.test' });
  expect(refused.status).toBe(403);
  expect(await refused.next()).toMatchObject({ code: 'blocked_address' });
});

test('reports that the resolver is down', async () => {
  const { socket, resolver } = await scanner({ tools: [createTool({ first: async () => finding() })] });
  resolver.isSilent = true;
  const refused = await sendScan(socket, { domain });
  expect(refused.status).toBe(503);
  expect(await refused.next()).toMatchObject({ code: 'resolver_away' });
});

test('treats a resolver that denies the root as down, not the domain as unregistered', async () => {
  const { socket, resolver } = await scanner({ tools: [createTool({ first: async () => finding() })] });
  resolver.isCutOff = true;
  const refused = await sendScan(socket, { domain });
  expect(refused.status).toBe(503);
  expect(await refused.next()).toMatchObject({ code: 'resolver_away' });
});

test('ends running scans on shutdown, and its socket is private and removed', async () => {
  const { socket, stop } = await startScanner({
    tools: [createTool({ long: () => new Promise(() => undefined) })],
  });
  expect(statSync(socket).mode & 0o777).toBe(0o600);
  const { next, rest } = await sendScan(socket, { domain });
  await next();
  await stop();
  expect(await rest()).toMatchObject([{ kind: 'failed', code: 'scanner_away' }]);
  expect(statSync(socket, { throwIfNoEntry: false })).toBeUndefined();
});

test('does not remove the socket of its successor', async () => {
  const socket = join(tmpdir(), `scanner-${randomBytes(6).toString('hex')}.sock`);
  const log = pino({ level: 'silent' });
  const network = { servers: [], connect: connectDirect, admits: isPublicAddress };
  const start = () => serve({ socket, tools: [], network, log });
  const [earlier, later] = [await start(), await start()];
  await earlier.stop(0);
  expect(await metricsOf(socket)).toContain('scans_running');
  await later.stop(0);
  expect(statSync(socket, { throwIfNoEntry: false })).toBeUndefined();
});

test('removes invisible characters from published texts', async () => {
  const tools = [
    createTool({ first: async () => finding({ headline: 'a\u001b[2J\u2028b\ud800\u202ec\u2066' }) }),
  ];
  const { socket } = await scanner({ tools });
  const lines = await (await sendScan(socket, { domain })).rest();
  expect(lines[1]).toMatchObject({ finding: { headline: 'a [2J\nb \ufffdc\ufffd' } });
});

async function metricsOf(socketPath: string): Promise<string> {
  const [answer] = await once(get({ socketPath, path: '/metrics' }), 'response');
  let text = '';
  for await (const part of answer) text += part;
  return text;
}
