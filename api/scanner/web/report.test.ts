import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { runInNewContext } from 'node:vm';
import { assert } from 'superstruct';
import { parseHostName } from '../../platform/http/hostName';
import { Finding, ScanReport } from '../../tools/scans/contract';
import { domainTool } from './domainTool';
import { scanDomain } from './scan.fixture';
import { a, ns, startTestNetwork, type TestNetwork } from './testNetwork.fixture';

let world: TestNetwork;
let count = 0;
beforeAll(async () => {
  world = await startTestNetwork();
  for (const [name, address] of [
    ['ns1.dns.example', '93.184.216.10'],
    ['ns2.dns.example', '93.184.216.11'],
  ] as const)
    world.zone[name] = [a(name, address)];
});
afterAll(() => world.stop());

async function site(
  name: string,
  headers: Record<string, string | string[]> = {},
  { zone = name, body = '<!doctype html><title>Firm</title>' } = {},
) {
  const address = `93.184.${++count}.34`;
  const page: RequestListener = (_request, response) => {
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    if (headers.location) response.statusCode = 301;
    response.end(body);
  };
  world.zone[zone] = [
    ns(zone, 'ns1.dns.example'),
    ns(zone, 'ns2.dns.example'),
    ...(zone === name ? [a(name, address)] : []),
  ];
  if (zone !== name) world.zone[name] = [a(name, address)];
  await world.serve(address, page);
  await world.serveSecure(address, name, page);
  return name;
}

describe('without a website', () => {
  test.each([
    ['gone.example', undefined, 'This domain doesn’t exist.'],
    ['dead.example', 'servfail', 'Your name servers don’t answer.'],
    ['mailonly.example', [ns('mailonly.example', 'ns1.dns.example')], 'No website here.'],
    ['down.example', [a('down.example', '93.184.200.34')], 'The web server doesn’t answer.'],
  ] as const)('%s', async (name, zone, headline) => {
    if (zone) world.zone[name] = typeof zone === 'string' ? zone : [...zone];
    const { report, findings } = await scanDomain(world, name);
    expect(report).toMatchObject({ score: null, grade: '', headline });
    // Unknown results cost nothing.
    expect(findings.filter(({ earned, weight }) => earned < weight)).toEqual([]);
    expect(findings.filter(({ weight, state }) => weight > 0 && state !== 'unknown')).toEqual([]);
  });

  test('distinguishes broken signatures from dead servers', async () => {
    world.zone['bogus.example'] = 'bogus';
    const { of, report } = await scanDomain(world, 'bogus.example');
    expect(of('dnssec')).toMatchObject({ state: 'fail' });
    expect(report.score).toBeNull();
  });

  test('checks name servers of a domain without a website', async () => {
    world.zone['letters.example'] = [ns('letters.example', 'ns1.dns.example')];
    expect((await scanDomain(world, 'letters.example')).of('name-servers')).toMatchObject({
      state: 'warn',
      headline: 'Only one name server',
    });
  });
});

test('scans an internationalized domain by its ASCII name', async () => {
  await site('xn--bcher-kva.example');
  const { report } = await scanDomain(world, 'bücher.example');
  expect(report.score).toBe(10);
});

test('counts name servers in one network as one location', async () => {
  const { of } = await scanDomain(world, await site('near.example'));
  expect(of('name-servers')).toMatchObject({ state: 'warn', headline: '2 name servers, all in one network' });
});

test('checks the name servers of the registered domain', async () => {
  const { of } = await scanDomain(world, await site('shop.firm-a.example', {}, { zone: 'firm-a.example' }));
  expect(of('name-servers').state).toBe('warn');
});

test.each([
  ['2999-01-01T00:00:00Z', 'pass', 'A contact is listed'],
  ['2020-01-01T00:00:00Z', 'warn', 'A contact that has expired'],
  ['someday', 'warn', 'A contact without an expiry date'],
])('a security.txt that expires on %s: %s', async (expires, state, headline) => {
  const name = await site(
    'contact.example',
    { 'content-type': 'text/plain' },
    { body: `Contact: mailto:a@b.example\nExpires: ${expires}\n` },
  );
  expect((await scanDomain(world, name)).of('security-txt')).toMatchObject({ state, headline });
});

describe('registration', () => {
  let answer = '';
  beforeAll(async () => {
    world.zone['rdap.verisign.com'] = [a('rdap.verisign.com', '93.185.1.34')];
    await world.serveSecure('93.185.1.34', 'rdap.verisign.com', (request, response) => {
      response.writeHead(request.url?.startsWith('/com/v1/domain/') ? 200 : 404).end(answer);
    });
  });
  const expiring = (days: number) =>
    JSON.stringify({
      events: [
        { eventAction: 'expiration', eventDate: new Date(Date.now() + days * 86_400_000).toISOString() },
      ],
    });

  test.each([
    [expiring(200.5), 'pass', 'Registered for 200 more days'],
    [expiring(3.5), 'warn', 'Registered for only 3 more days'],
    [expiring(-3), 'fail', 'The registration has expired'],
    ['{"events":[{}]}', 'unknown', 'The registry doesn’t show the date'],
    ['{"events":7}', 'unknown', 'The registry doesn’t show the date'],
    ['null', 'unknown', 'The registry doesn’t show the date'],
    ['no JSON', 'unknown', 'The registry doesn’t show the date'],
  ])('%s', async (body, state, headline) => {
    answer = body;
    expect((await scanDomain(world, await site('firm-b.com'))).of('registration')).toMatchObject({
      state,
      headline,
    });
  });
});

describe('the report', () => {
  test('is valid and lists the configuration of the detected server first', async () => {
    const name = await site('iis.example', { server: 'Microsoft-IIS/10.0', 'x-powered-by': 'ASP.NET' });
    const { findings, report, of } = await scanDomain(world, name);
    for (const finding of findings) assert(finding, Finding);
    const { id, tool, domain, shownAs, engine, at } = {
      id: '',
      tool: domainTool.name,
      domain: name,
      shownAs: name,
      engine: domainTool.engine,
      at: new Date().toISOString(),
    };
    assert({ id, tool, domain, shownAs, engine, at, ...report, findings }, ScanReport);
    expect(of('csp').fixes.map(({ host }) => host)).toEqual(['IIS', 'nginx', 'Apache', 'Cloudflare']);
    // Highest deduction first, one fix each.
    expect(report.fixes.slice(0, 3).every(({ host, value }) => host === 'IIS' && value)).toBe(true);
    expect(report.fixes[0]?.value).toContain('Content-Security-Policy');
    expect(report.facts).toEqual(
      expect.arrayContaining([
        { label: 'Web server', text: 'Microsoft-IIS/10.0' },
        { label: 'Software, by its headers', text: 'ASP.NET' },
      ]),
    );
  });

  test('hides cookie values', async () => {
    const name = await site('secret.example', { 'set-cookie': ['sid=s3cr3t-value; Path=/', 'b=0th3r'] });
    const { findings, of } = await scanDomain(world, name);
    expect(of('cookies').evidence.map(({ text }) => text)).toEqual(['sid=…; Path=/', 'b=…']);
    expect(JSON.stringify(findings)).not.toMatch(/s3cr3t|0th3r/);
  });

  test('lists all gaps of a policy', async () => {
    const name = await site('gaps.example', {
      'content-security-policy': "script-src 'self' 'unsafe-eval' http://cdn.example",
    });
    const { headline, evidence, advice } = (await scanDomain(world, name)).of('csp');
    for (const gap of ['run as code', 'plug-ins', 'unencrypted']) expect(headline).toContain(gap);
    for (const mend of ['unsafe-eval', "object-src 'none'", 'https:']) expect(advice).toContain(mend);
    expect(evidence[0]?.parts).toContainEqual({ text: 'http://cdn.example', message: 'without encryption' });
  });

  test('considers the HSTS of the cookie’s own host only', async () => {
    await site('strict.example', { 'strict-transport-security': 'max-age=31536000' });
    const cookie = { 'set-cookie': 'shop=1' };
    const lost = async (name: string) => 40 - (await scanDomain(world, name)).of('cookies').earned;
    expect(await lost(await site('leads.example', { ...cookie, location: 'https://strict.example/' }))).toBe(
      20,
    );
    expect(
      await lost(await site('stays.example', { ...cookie, 'strict-transport-security': 'max-age=31536000' })),
    ).toBe(5);
  });

  test('shows the certificate chain with names and dates', async () => {
    const { of, report } = await scanDomain(world, await site('chain.example'));
    expect(of('certificate').evidence[0]).toMatchObject({
      label: 'chain.example',
      text: expect.stringMatching(
        /^issued by Let's Encrypt of the test, valid from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/,
      ),
      parts: [{ text: 'DNS:chain.example', message: 'the names it counts for' }],
    });
    expect(of('caa').fixes[0]).toMatchObject({ type: 'CAA', value: '0 issue "letsencrypt.org"' });
    expect(report.facts.find(({ label }) => label === 'Certificate')).toBeDefined();
  });

  test('truncates long headers and removes control characters', async () => {
    const name = await site('long.example', { 'referrer-policy': `\t${'x'.repeat(5_000)}` });
    expect((await scanDomain(world, name)).of('referrer').evidence[0]?.text).toHaveLength(601);
  });
});

test('runs a single check with minimal requests and the same result', async () => {
  const name = await site('again.example');
  const { of } = await scanDomain(world, name);
  const subject = { ...parseHostName(name)!, selectors: [] };
  const end = new AbortController();
  const check = domainTool.checks.find((each) => each.check === 'hsts')!;
  expect(await check.run(subject, world.probe(end.signal))).toEqual(of('hsts'));
  end.abort();
});

test.each(['<script', '<script ', '<!--', '<script a="', '<script>', 'a= ', '<script x'])(
  'parses a page of a million repetitions of %p',
  async (piece) => {
    const { findTags } = await import('./html');
    const read = () => findTags(piece.repeat(1_000_000 / piece.length), 'script');
    // A quadratic parser would take hours here, and nothing else would interrupt it.
    runInNewContext('read()', { read }, { timeout: 60_000 });
  },
);

test('delays only the checks that need a silent port', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const name = await site('halfopen.example');
  const address = `93.184.${count}.34`;
  world.ports.set(`${address} 80`, (silent.address() as AddressInfo).port);
  const subject = { ...parseHostName(name)!, selectors: [] };
  const end = new AbortController();
  const probe = world.probe(end.signal);
  const run = (wanted: string) =>
    domainTool.checks.find(({ check }) => check === wanted)!.run(subject, probe);
  const redirect = run('redirect');
  expect(await run('hsts')).toMatchObject({ state: 'fail' });
  expect(await run('certificate')).toMatchObject({ state: 'pass' });
  // Ends the wait only after the other findings have arrived.
  end.abort();
  expect(await redirect).toMatchObject({ state: 'unknown', earned: 20 });
  silent.close();
});
