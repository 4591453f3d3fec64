import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Server } from 'node:net';
import { rootCertificates } from 'node:tls';
import type { DnsServer } from '../dns/askServer';
import { startNameServer } from '../dns/nameServer.fixture';
import { listening, mail } from '../email/servers.fixture';
import { readZones, resolverOver } from '../email/world.fixture';
import type { Network } from '../runScan';
import { startAuthorities } from '../web/certificates.fixture';
import { ADDRESSES, CARELESS, WELL_KEPT, ZONES } from './zones';

const WELL_KEPT_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};
const CARELESS_HEADERS = {
  server: 'Apache/2.4.6',
  'x-powered-by': 'PHP/5.6.40',
  'set-cookie': 'PHPSESSID=1; path=/',
};

/** Two domains on this machine beside a network, so that the tools have something to find without a connection. */
export async function startDemonstration({ servers, connect: connectOutside, admits }: Network) {
  const { trusted, issue } = await startAuthorities();
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsa2048 = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const zones = readZones(ZONES, { rsa2048 });
  const names = await startNameServer(resolverOver(zones));
  const policy = zones.get(WELL_KEPT)?.policy.join('\r\n') ?? '';

  const doors = new Map<string, number>();
  const opened: Server[] = [];
  const open = async (address: string, port: 25 | 80 | 443, server: Server) => {
    opened.push(server);
    doors.set(`${address} ${port}`, await listening(server));
  };
  const encrypted = async (name: string, shown: 'good' | 'expired', page: RequestListener) =>
    createSecureServer(await issue(name, shown), page).on('tlsClientError', () => undefined);

  await Promise.all([
    open(ADDRESSES.web, 80, createServer(leadsTo(WELL_KEPT))),
    open(ADDRESSES.web, 443, await encrypted(WELL_KEPT, 'good', wellKept)),
    open(ADDRESSES.mail, 25, mail(await issue(`mail.${WELL_KEPT}`, 'good'))),
    open(ADDRESSES.policy, 443, await encrypted(`mta-sts.${WELL_KEPT}`, 'good', plainText(policy))),
    open(ADDRESSES.carelessWeb, 80, createServer(careless)),
    open(ADDRESSES.carelessWeb, 443, await encrypted(CARELESS, 'expired', careless)),
    open(ADDRESSES.carelessMail, 25, mail({ hideSTARTTLS: true, disabledCommands: ['STARTTLS', 'AUTH'] })),
  ]);

  const own: DnsServer[] = [...zones.keys()].map((zone) => ({ ...names, zone }));
  const isOurs = (address: string) => Object.values<string>(ADDRESSES).includes(address);
  const network: Network = {
    servers: [...own, ...servers],
    admits: (address) => isOurs(address) || admits(address),
    authorities: [...rootCertificates, ...trusted],
    connect: async (host, port, signal) => {
      const [address = ''] = host.addresses;
      if (!isOurs(address)) return connectOutside(host, port, signal);
      const socket = connect(doors.get(`${address} ${port}`) ?? 0, '127.0.0.1');
      await once(socket, 'connect', { signal });
      return socket;
    },
  };
  const stop = async () => {
    for (const server of opened) server.close();
    await names.stop();
  };
  return { network, stop };
}

const leadsTo =
  (name: string): RequestListener =>
  (_request, response) =>
    response.writeHead(301, { location: `https://${name}/` }).end();

const plainText =
  (text: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(text);

const wellKept: RequestListener = (request, response) => {
  if (request.url === '/.well-known/security.txt')
    return plainText(`Contact: mailto:security@${WELL_KEPT}\nExpires: 2999-01-01T00:00:00Z\n`)(
      request,
      response,
    );
  response
    .writeHead(200, { 'content-type': 'text/html', ...WELL_KEPT_HEADERS })
    .end('<!doctype html><title>A well-kept firm</title>');
};

const careless: RequestListener = (_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html', ...CARELESS_HEADERS })
    .end(
      '<!doctype html><title>A careless firm</title><script src="https://cdn.other-firm.test/a.js"></script>',
    );
