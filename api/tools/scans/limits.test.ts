import { finding, heldBack, startScanner, toolOf } from '../../scanner/scanner.fixture';
import { startServer, type TestServer, type Visitor } from '../../testing';
import { useFakeClock } from '../../testing/servers/fakeClock';
import type { ScanLine } from './contract';

let server: TestServer;
let scanner: Awaited<ReturnType<typeof startScanner>>;
let answer = async () => finding({ check: 'one' });
beforeAll(async () => {
  const mail = toolOf({ one: () => answer() });
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
const lastIn = (body: string): ScanLine => JSON.parse(body.trim().split('\n').at(-1) ?? '');

test('a network scans five times a minute, and gets told when it may again', async () => {
  const visitor = server.visitor();
  for (let n = 0; n < 5; n++) expect((await visitor.post(email, { domain: 'firm.test' })).status).toBe(200);
  const { status, headers } = await visitor.post(email, { domain: 'firm.test' });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a network scans thirty times an hour, whichever tool it asks and whatever address of its own it comes from', async () => {
  const clock = useFakeClock();
  try {
    const addresses = ['2001:db8:5ca7:1::1', '2001:db8:5ca7:1::2'];
    const visitors = addresses.map((address) => server.visitor(address));
    const scan = (n: number) =>
      (visitors[n % 2] as Visitor).post(n % 3 ? email : '/api/tools/domain-security', {
        domain: 'firm.test',
      });
    for (let n = 0; n < 30; n++) {
      // Five a minute are allowed.
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

test('a network has four scans running at once, and the place of one that ended is free again', async () => {
  const held = heldBack();
  answer = () => held.promise;
  const clock = useFakeClock();
  try {
    const headers = {
      ...{ 'Content-Type': 'application/json', Origin: server.origin },
      'X-Forwarded-For': '10.44.0.1',
    };
    // Nobody has scanned this one, so that there is no report to be told again.
    const body = JSON.stringify({ domain: 'busy.test' });
    const scan = (signal?: AbortSignal) =>
      fetch(`${server.url}${email}`, { method: 'POST', headers, body, signal });
    const leaving = new AbortController();
    // Each has begun once its first line has come.
    const running = [await scan(leaving.signal)];
    for (let n = 1; n < 4; n++) running.push(await scan());
    expect(running.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = await scan();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect((await refused.json()).message).toContain('Four scans of yours are still running');

    leaving.abort();
    let instead: Response;
    do {
      // Five a minute are allowed.
      clock.advance(61_000);
      instead = await scan();
    } while (instead.status === 429);
    expect(instead.status).toBe(200);
    held.resolve(finding({ check: 'one' }));
    for (const reply of [...running.slice(1), instead]) expect(lastIn(await reply.text()).kind).toBe('done');
  } finally {
    held.resolve(finding({ check: 'one' }));
    clock.release();
  }
});
