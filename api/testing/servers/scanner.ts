import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { isPublicAddress } from '../../scanner/guard/isPublicAddress';
import { serve } from '../../scanner/serve';
import { tools } from '../../scanner/tools';
import { a, startTestNetwork, type TestNetwork } from '../../scanner/web/testNetwork.fixture';

export type { TestNetwork };

/** Entry point for tests of other packages that need domains to scan. */

const ADDRESS = '93.184.216.34';

/** A fake network with one domain: a website with a valid certificate, and SPF and DMARC records. */
export async function startTestDomains(domain = 'firm.test'): Promise<TestNetwork & { resolver: string }> {
  const world = await startTestNetwork();
  Object.assign(world.zone, { '.': [] }, domainRecords(domain));
  await world.serve(ADDRESS, (request, response) =>
    response.writeHead(301, { location: `https://${request.headers.host}/` }).end(),
  );
  await world.serveSecure(ADDRESS, domain, (_request, response) => {
    response
      .setHeader('strict-transport-security', 'max-age=31536000')
      .end('<!doctype html><title>Firm</title>');
  });
  const [server] = world.probe(new AbortController().signal).resolver.servers;
  return { ...world, resolver: `${server?.address}:${server?.port}` };
}

/**
 * The same DNS records for another domain; the website's certificate is for the first one. One that gets no email says
 * so: a scan outside this process would otherwise try for seconds to reach a mail server that does not exist.
 */
export function domainRecords(domain: string, { getsEmail = true } = {}): TestNetwork['zone'] {
  const text = (name: string, data: string) => ({ type: 'TXT' as const, name, data });
  const noEmail = (name: string) =>
    getsEmail ? [] : [{ type: 'MX' as const, name, data: { preference: 0, exchange: '.' } }];
  return {
    [domain]: [a(domain, ADDRESS), text(domain, 'v=spf1 -all'), ...noEmail(domain)],
    [`www.${domain}`]: [a(`www.${domain}`, ADDRESS), ...noEmail(`www.${domain}`)],
    [`_dmarc.${domain}`]: [text(`_dmarc.${domain}`, `v=DMARC1; p=none; rua=mailto:d@${domain}`)],
  };
}

/** Starts the scanner in this process, with these domains instead of the public network. */
export async function startScanner(
  world: TestNetwork,
): Promise<{ socket: string; stop: () => Promise<void> }> {
  const { resolver, connect, authorities } = world.probe(new AbortController().signal);
  const socket = join(tmpdir(), `scanner-${randomBytes(6).toString('hex')}.sock`);
  const network = { servers: resolver.servers, connect, admits: isPublicAddress, authorities };
  const scanner = await serve({ socket, tools, network, log: pino({ level: 'silent' }) });
  return { socket, stop: () => scanner.stop(0) };
}
