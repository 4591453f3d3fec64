import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { runInNewContext } from 'node:vm';
import { assert } from 'superstruct';
import { readHostName } from '../../platform/http/hostName';
import { Finding, ScanReport } from '../../tools/scans/contract';
import { domainTool } from './domainTool';
import { scanDomain } from './scan.fixture';
import { a, ns, startWorld, type World } from './world.fixture';

let world: World;
let count = 0;
beforeAll(async () => {
  world = await startWorld();
  for (const [name, address] of [
    ['ns1.dns.example', '93.184.216.10'],
    ['ns2.dns.example', '93.184.216.11'],
  ] as const)
    world.zone[name] = [a(name, address)];
});
afterAll(() => world.stop());

async function site(name: string, headers: Record<string, string | string[]> = {}, zone = name) {
  const address = `93.184.${++count}.34`;
  const page: RequestListener = (_request, response) => {
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    if (headers.location) response.statusCode = 301;
    response.end('<!doctype html><title>Firm</title>');
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
    ['gone.example', undefined, 'There is no such domain.'],
    ['dead.example', 'servfail', 'Its name servers do not answer.'],
    ['mailonly.example', [ns('mailonly.example', 'ns1.dns.example')], 'No website here.'],
    ['down.example', [a('down.example', '93.184.200.34')], 'Its web server does not answer us.'],
  ] as const)('%s', async (name, zone, headline) => {
    if (zone) world.zone[name] = typeof zone === 'string' ? zone : [...zone];
    const { report, findings } = await scanDomain(world, name);
    expect(report).toMatchObject({ score: null, grade: '', headline });
    // What could not be found out costs nothing.
    expect(findings.filter(({ earned, weight }) => earned < weight)).toEqual([]);
    expect(findings.filter(({ weight, state }) => weight > 0 && state !== 'unknown')).toEqual([]);
  });

  test('signatures that do not hold are told apart from servers that are dead', async () => {
    world.zone['bogus.example'] = 'bogus';
    const { of, report } = await scanDomain(world, 'bogus.example');
    expect(of('dnssec')).toMatchObject({ state: 'fail' });
    expect(report.score).toBeNull();
  });

  test('a domain that only has mail still hears of its name servers', async () => {
    world.zone['letters.example'] = [ns('letters.example', 'ns1.dns.example')];
    expect((await scanDomain(world, 'letters.example')).of('name-servers')).toMatchObject({
      state: 'warn',
      headline: 'A single name server',
    });
  });
});

test('a domain in other letters is scanned under the name that machines know', async () => {
  await site('xn--bcher-kva.example');
  const { report } = await scanDomain(world, 'bücher.example');
  expect(report.score).toBe(10);
});

test('name servers that stand side by side are one place', async () => {
  const { of } = await scanDomain(world, await site('near.example'));
  expect(of('name-servers')).toMatchObject({ state: 'warn', headline: '2 name servers, all in one network' });
});

test('of a subdomain the registered name answers for name servers', async () => {
  const { of } = await scanDomain(world, await site('shop.firm-a.example', {}, 'firm-a.example'));
  expect(of('name-servers').state).toBe('warn');
});

describe('until when a domain is registered', () => {
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
    [expiring(-3), 'fail', 'The registration has run out'],
    ['{"events":[{}]}', 'unknown', 'The registry does not say'],
    ['{"events":7}', 'unknown', 'The registry does not say'],
    ['null', 'unknown', 'The registry does not say'],
    ['no JSON', 'unknown', 'The registry does not say'],
  ])('%s', async (body, state, headline) => {
    answer = body;
    expect((await scanDomain(world, await site('firm-b.com'))).of('registration')).toMatchObject({
      state,
      headline,
    });
  });
});

describe('what is told', () => {
  test('keeps to what was agreed, and names the lines of the server that answered first', async () => {
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
    // The dearest first, one each.
    expect(report.fixes.slice(0, 3).every(({ host, value }) => host === 'IIS' && value)).toBe(true);
    expect(report.fixes[0]?.value).toContain('Content-Security-Policy');
    expect(report.facts).toEqual(
      expect.arrayContaining([
        { label: 'Web server', text: 'Microsoft-IIS/10.0' },
        { label: 'Software, by its headers', text: 'ASP.NET' },
      ]),
    );
  });

  test('what a cookie says is nobody’s business', async () => {
    const name = await site('secret.example', { 'set-cookie': ['sid=s3cr3t-value; Path=/', 'b=0th3r'] });
    const { findings, of } = await scanDomain(world, name);
    expect(of('cookies').evidence.map(({ text }) => text)).toEqual(['sid=…; Path=/', 'b=…']);
    expect(JSON.stringify(findings)).not.toMatch(/s3cr3t|0th3r/);
  });

  test('all that a policy leaves open beside the list of scripts', async () => {
    const name = await site('gaps.example', {
      'content-security-policy': "script-src 'self' 'unsafe-eval' http://cdn.example",
    });
    const { headline, evidence, advice } = (await scanDomain(world, name)).of('csp');
    for (const gap of ['turned into code', 'plug-ins', 'without encryption']) expect(headline).toContain(gap);
    for (const mend of ['unsafe-eval', "object-src 'none'", 'https:']) expect(advice).toContain(mend);
    expect(evidence[0]?.parts).toContainEqual({ text: 'http://cdn.example', says: 'without encryption' });
  });

  test('a cookie without Secure is excused by what its own host promises, not the one it leads to', async () => {
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

  test('the chain that was shown, its names and its days', async () => {
    const { of, report } = await scanDomain(world, await site('chain.example'));
    expect(of('certificate').evidence[0]).toMatchObject({
      label: 'chain.example',
      text: expect.stringMatching(
        /^issued by Let's Encrypt of the test, good from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/,
      ),
      parts: [{ text: 'DNS:chain.example', says: 'the names it counts for' }],
    });
    expect(of('caa').fixes[0]).toMatchObject({ type: 'CAA', value: '0 issue "letsencrypt.org"' });
    expect(report.facts.find(({ label }) => label === 'Certificate')).toBeDefined();
  });

  test('a header that is a page long is cut, and what cannot be seen is left out', async () => {
    const name = await site('long.example', { 'referrer-policy': `\t${'x'.repeat(5_000)}` });
    expect((await scanDomain(world, name)).of('referrer').evidence[0]?.text).toHaveLength(601);
  });
});

test('one check alone asks for no more than it needs, and says the same', async () => {
  const name = await site('again.example');
  const { of } = await scanDomain(world, name);
  const subject = { ...readHostName(name)!, selectors: [] };
  const end = new AbortController();
  const check = domainTool.checks.find((each) => each.check === 'hsts')!;
  expect(await check.run(subject, world.probe(end.signal))).toEqual(of('hsts'));
  end.abort();
});

test.each(['<script', '<script ', '<!--', '<script a="', '<script>', 'a= ', '<script x'])(
  'a page of a million signs, nothing but %p, is read to its end',
  async (piece) => {
    const { tagsOf } = await import('./html');
    const read = () => tagsOf(piece.repeat(1_000_000 / piece.length), 'script');
    // What grows with the square of the length would not end within hours, and no other bound interrupts it.
    runInNewContext('read()', { read }, { timeout: 60_000 });
  },
);

test('a door that is silent keeps back only what depends on it', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const name = await site('halfopen.example');
  const address = `93.184.${count}.34`;
  world.doors.set(`${address} 80`, (silent.address() as AddressInfo).port);
  const subject = { ...readHostName(name)!, selectors: [] };
  const end = new AbortController();
  const probe = world.probe(end.signal);
  const run = (wanted: string) =>
    domainTool.checks.find(({ check }) => check === wanted)!.run(subject, probe);
  const redirect = run('redirect');
  expect(await run('hsts')).toMatchObject({ state: 'fail' });
  expect(await run('certificate')).toMatchObject({ state: 'pass' });
  // Only now, with the others told, is the waiting ended.
  end.abort();
  expect(await redirect).toMatchObject({ state: 'unknown', earned: 20 });
  silent.close();
});
