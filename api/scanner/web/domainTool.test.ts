import type { RequestListener } from 'node:http';
import type { Finding } from '../../tools/scans/contract';

import { scanDomain } from './scan.fixture';

import { oddities, realWorld, type SiteKind, USUAL } from './sites.fixture';
import { a, ns, startTestNetwork, type TestNetwork } from './testNetwork.fixture';

let world: TestNetwork;
beforeAll(async () => {
  world = await startTestNetwork();
  world.zone['ns1.dns.example'] = [a('ns1.dns.example', '93.184.216.10')];
  world.zone['ns2.dns.example'] = [a('ns2.dns.example', '198.17.0.10')];
});
afterAll(() => world.stop());

let count = 0;
async function build(site: SiteKind): Promise<string> {
  const name = `site${++count}.example`;
  const host = site.wwwOnly ? `www.${name}` : name;
  const address = `93.184.${count}.34`;
  world.zone[name] = [
    ns(name, 'ns1.dns.example'),
    ns(name, 'ns2.dns.example'),
    ...(site.records?.(name) ?? []),
  ];
  world.zone[host] = [...((world.zone[host] as []) ?? []), a(host, address)];
  if (site.signed) world.signed.add(name);
  const page = pageOf(site, host);
  if (site.https !== 'none') await world.serveSecure(address, host, page, site.https, site.versions);
  if (site.http !== 'closed') await world.serve(address, site.http === 'same' ? page : sends(site, host));
  return name;
}

const pageOf =
  ({ headers, body, reflects, securityTxt }: SiteKind, host: string): RequestListener =>
  (request, response) => {
    if (request.url === '/back') return response.writeHead(301, { location: `http://${host}/step` }).end();
    if (request.url === '/.well-known/security.txt')
      return response
        .writeHead(securityTxt ? 200 : 404, { 'content-type': 'text/plain' })
        .end(securityTxt ?? 'not found');
    const steps = /^\/long(\/*)$/.exec(request.url ?? '')?.[1]?.length;
    if (steps !== undefined)
      return response.writeHead(301, { location: steps < 2 ? `${request.url}/` : '/' }).end();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.headers.origin && (reflects === true || reflects === request.headers.origin))
      response
        .setHeader('access-control-allow-origin', request.headers.origin)
        .setHeader('access-control-allow-credentials', 'true');
    return response.setHeader('content-type', 'text/html').end(body ?? '<!doctype html><title>Firm</title>');
  };

const sends =
  ({ http }: SiteKind, host: string): RequestListener =>
  (request, response) => {
    if (http === 'back' && request.url === '/')
      return response.writeHead(301, { location: `https://${host}/back` }).end();
    if (http === 'long') return response.writeHead(301, { location: `https://${host}/long` }).end();
    const next =
      http === 'circle' ? '/again' : http === 'detour' && request.url === '/' ? '/step' : undefined;
    response.writeHead(301, { location: next ? `http://${host}${next}` : `https://${host}/` }).end();
  };

/** Result in the format of the table: lost points and findings that are not a pass. */
function summarize(findings: readonly Finding[]) {
  const costs = findings.filter(({ earned, weight }) => earned < weight);
  return {
    costs: costs.map(({ check, earned, weight }) => `${check}-${weight - earned}`).sort(),
    open: findings
      .filter((finding) => finding.state !== 'pass' && !costs.includes(finding))
      .map(({ check, state }) => `${check}:${state}`)
      .sort(),
  };
}

function expected({ costs, differs = '' }: SiteKind) {
  const words = (text: string) => text.split(' ').filter(Boolean);
  const states = new Map(
    [...words(USUAL), ...words(differs)].map((word) => word.split(':') as [string, string]),
  );
  return {
    costs: words(costs).sort(),
    open: [...states].flatMap(([check, state]) => (state === 'pass' ? [] : [`${check}:${state}`])).sort(),
  };
}

describe.each([
  ['sites as they stand in the world', realWorld],
  ['what is out of the ordinary', oddities],
])('%s', (_, kinds) => {
  test.each(kinds.map((site) => [site.kind, site] as const))('%s', async (_kind, site) => {
    const { findings, report } = await scanDomain(world, await build(site));
    expect(summarize(findings)).toEqual(expected(site));
    expect({ score: report.score, grade: report.grade }).toEqual({ score: site.score, grade: site.grade });
    // Every finding that costs points has advice and complete texts.
    for (const finding of findings) {
      expect(finding.headline && finding.why).toBeTruthy();
      if (finding.earned < finding.weight) expect(finding.advice && finding.evidence.length).toBeTruthy();
    }
  });
});
