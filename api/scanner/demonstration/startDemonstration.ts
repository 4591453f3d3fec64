import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Server } from 'node:net';
import { rootCertificates } from 'node:tls';
import { startNameServer } from '../dns/nameServer.fixture';
import type { DnsServer } from '../dns/queryServer';
import { createMailServer, listenOnFreePort } from '../email/servers.fixture';
import { createTestResolver, readZones } from '../email/testResolver.fixture';
import type { Network } from '../runScan';
import { startAuthorities } from '../web/certificates.fixture';
import { ADDRESSES, INSECURE_DOMAIN, SECURE_DOMAIN, ZONES } from './zones';

const SECURE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};
const INSECURE_HEADERS = {
  server: 'Apache/2.4.6',
  'x-powered-by': 'PHP/5.6.40',
  'set-cookie': 'PHPSESSID=1; path=/',
};

/** The DKIM key of the secure domain, written down because generating one takes a third of a second. */
const RSA_2048 =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuv0JPTe42zXtQIhnz4Vqg+Az3u+u4tMZIf/A7nS+C8paZZNQhDMW62FoyWBcgvFnE79Ph7xZzosaFuGjU1jwuhLpnGxd8NZq0Vza4gyDCbNJZPoqKCvKd3utl7LJDEwuP8C8Kn9+rTuP5k3Fp4TtmQVuy1o3+ZI4XQ2W6zQ3KcHFNCjoP8vMiUC17lcuamtDbdezX77kAyFRvMGYAKX4CnpJzzvGSpVAmIsF7zUSPKIe2QaoIpMOaNLppVGJeX10jvpBY8T4SsKbLQ0LxnhODy0brVHKe1wSQIZzV6A96+pDXCF5YEtJbtgacM7k1SAruoWoIkcwSsHpFsf/jksfBQIDAQAB';

/** Adds two domains on this machine to a network, so that the tools can be tried without an internet connection. */
export async function startDemonstration({ servers, connect: connectOutside, admits }: Network) {
  const { trusted, issue } = await startAuthorities();
  const zones = readZones(ZONES, { rsa2048: RSA_2048 });
  const names = await startNameServer(createTestResolver(zones));
  const policy = zones.get(SECURE_DOMAIN)?.policy.join('\r\n') ?? '';

  const ports = new Map<string, number>();
  const opened: Server[] = [];
  const open = async (address: string, port: 25 | 80 | 443, server: Server) => {
    opened.push(server);
    ports.set(`${address} ${port}`, await listenOnFreePort(server));
  };
  const createHttpsServer = async (name: string, shown: 'good' | 'expired', page: RequestListener) =>
    createSecureServer(await issue(name, shown), page).on('tlsClientError', () => undefined);

  await Promise.all([
    open(ADDRESSES.web, 80, createServer(redirectTo(SECURE_DOMAIN))),
    open(ADDRESSES.web, 443, await createHttpsServer(SECURE_DOMAIN, 'good', serveSecurePage)),
    open(ADDRESSES.mail, 25, createMailServer(await issue(`mail.${SECURE_DOMAIN}`, 'good'))),
    open(
      ADDRESSES.policy,
      443,
      await createHttpsServer(`mta-sts.${SECURE_DOMAIN}`, 'good', serveText(policy)),
    ),
    open(ADDRESSES.carelessWeb, 80, createServer(serveInsecurePage)),
    open(ADDRESSES.carelessWeb, 443, await createHttpsServer(INSECURE_DOMAIN, 'expired', serveInsecurePage)),
    open(
      ADDRESSES.carelessMail,
      25,
      createMailServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS', 'AUTH'] }),
    ),
  ]);

  const own: DnsServer[] = [...zones.keys()].map((zone) => ({ ...names, zone }));
  const isDemonstration = (address: string) => Object.values<string>(ADDRESSES).includes(address);
  const network: Network = {
    servers: [...own, ...servers],
    admits: (address) => isDemonstration(address) || admits(address),
    authorities: [...rootCertificates, ...trusted],
    connect: async (host, port, signal) => {
      const [address = ''] = host.addresses;
      if (!isDemonstration(address)) return connectOutside(host, port, signal);
      const socket = connect(ports.get(`${address} ${port}`) ?? 0, '127.0.0.1');
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

const redirectTo =
  (name: string): RequestListener =>
  (_request, response) =>
    response.writeHead(301, { location: `https://${name}/` }).end();

const serveText =
  (text: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(text);

const serveSecurePage: RequestListener = (request, response) => {
  if (request.url === '/.well-known/security.txt')
    return serveText(`Contact: mailto:security@${SECURE_DOMAIN}\nExpires: 2999-01-01T00:00:00Z\n`)(
      request,
      response,
    );
  response
    .writeHead(200, { 'content-type': 'text/html', ...SECURE_HEADERS })
    .end('<!doctype html><title>A well-kept firm</title>');
};

const serveInsecurePage: RequestListener = (_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html', ...INSECURE_HEADERS })
    .end(
      '<!doctype html><title>A careless firm</title><script src="https://cdn.other-firm.test/a.js"></script>',
    );
