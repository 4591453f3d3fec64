import { createDeferred, createTool, finding, startScanner } from '../../scanner/scanner.fixture';
import { startServer, type TestServer, type Visitor } from '../../testing';
import { useFakeClock } from '../../testing/servers/fakeClock';
import type { ScanLine } from './contract';

let server: TestServer;
let scanner: Awaited<ReturnType<typeof startScanner>>;
let answer = async () => finding({ check: 'one' });
beforeAll(async () => {
  const mail = createTool({ one: () => answer() });
  scanner = await startScanner({
    tools: [mail, { ...mail, name: 'domain-security' }],
    names: { 'busy.test': '93.184.216.34' },
  });
  server = await startServer({ SCANNER_SOCKET: scanner.socket });
});
afterAll(async () => {
  await server.stop();
  await scanner.stop();
});

const email = '/api/tools/email-security';
const parseLastLine = (body: string): ScanLine => JSON.parse(body.trim().split('\n').at(-1) ?? '');

test('accepts five scans a minute per network and sends Retry-After', async () => {
  const visitor = server.visitor();
  for (let n = 0; n < 5; n++) expect((await visitor.post(email, { domain: 'firm.test' })).status).toBe(200);
  const { status, headers } = await visitor.post(email, { domain: 'firm.test' });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('accepts thirty scans an hour per network over all tools and addresses', async () => {
  const clock = useFakeClock();
  try {
    const addresses = ['2001:db8:5ca7:1::1', '2001:db8:5ca7:1::2'];
    const visitors = addresses.map((address) => server.visitor(address));
    const scan = (n: number) =>
      (visitors[n % 2] as Visitor).post(n % 3 ? email : '/api/tools/domain-security', {
        domain: 'firm.test',
      });
    for (let n = 0; n < 30; n++) {
      // Stays within five scans a minute.
      if (n % 5 === 0) clock.advance(61_000);
      expect((await scan(n)).status).toBe(200);
    }
    clock.advance(61_000);
    const { status, headers } = await scan(0);
    expect(status).toBe(429);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(50 * 60);
    const neighbor = server.visitor('2001:db8:5ca7:2::1');
    expect((await neighbor.post(email, { domain: 'firm.test' })).status).toBe(200);
    clock.advance(wait * 1000 + 1000);
    expect((await scan(1)).status).toBe(200);
  } finally {
    clock.release();
  }
});

test('runs four concurrent scans per network and frees the slot of a finished one', async () => {
  const pending = createDeferred();
  answer = () => pending.promise;
  const clock = useFakeClock();
  try {
    const headers = {
      'Content-Type': 'application/json',
      Origin: server.origin,
      'X-Forwarded-For': '10.44.0.1',
    };
    // A domain without a cached report.
    const body = JSON.stringify({ domain: 'busy.test' });
    const scan = (signal?: AbortSignal) =>
      fetch(`${server.url}${email}`, { method: 'POST', headers, body, signal });
    const leaving = new AbortController();
    // A scan has started once its first line has arrived.
    const running = [await scan(leaving.signal)];
    for (let n = 1; n < 4; n++) running.push(await scan());
    expect(running.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = await scan();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect((await refused.json()).message).toContain('You have four scans running');

    leaving.abort();
    let nextScan: Response;
    do {
      // Stays within five scans a minute.
      clock.advance(61_000);
      nextScan = await scan();
    } while (nextScan.status === 429);
    expect(nextScan.status).toBe(200);
    pending.resolve(finding({ check: 'one' }));
    for (const reply of [...running.slice(1), nextScan])
      expect(parseLastLine(await reply.text()).kind).toBe('done');
  } finally {
    pending.resolve(finding({ check: 'one' }));
    clock.release();
  }
});
