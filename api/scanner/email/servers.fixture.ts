import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createWebServer } from 'node:https';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Connect } from '../Check';
import { type Shown, startAuthorities } from '../web/certificates.fixture';

/** Documentation addresses of the test servers, which are redirected to this machine. */
export const ADDRESSES = {
  good: '198.51.100.1',
  plain: '198.51.100.2',
  expired: '198.51.100.3',
  wrong: '198.51.100.4',
  untrusted: '198.51.100.5',
  old: '198.51.100.6',
  slow: '198.51.100.7',
  refusing: '198.51.100.8',
  broken: '198.51.100.9',
  closed: '198.51.100.10',
  dane: '198.51.100.11',
  google: '198.51.100.12',
  babbling: '198.51.100.13',
  web: '198.51.100.20',
  badWeb: '198.51.100.21',
} as const;

export interface Servers {
  connect: Connect;
  authorities: string[];
  /** The digest pinned by DANE. */
  pin: string;
  stop: () => void;
}

/** Mail servers of every kind, and a web server with the MTA-STS policies. */
export async function startServers(policies: ReadonlyMap<string, string>): Promise<Servers> {
  const { trusted, issue } = await startAuthorities();
  const named = (name: string, shown: Shown = 'good') => issue(`${name}.mail.test`, shown);
  const pinned = await named('dane', 'untrusted');
  const [good, google, old] = await Promise.all([
    named('good'),
    issue('aspmx.l.google.com', 'good'),
    named('old'),
  ]);
  const [expired, wrong] = await Promise.all([named('expired', 'expired'), named('wrong', 'wrong name')]);
  const web = (shown: Shown) =>
    createWebServer(
      {
        SNICallback: (name, callback) =>
          void issue(name, shown).then((context) => callback(null, createSecureContext(context)), callback),
      },
      (request, response) => {
        const policy = policies.get(request.headers.host ?? '');
        response.writeHead(policy ? 200 : 404, { 'content-type': 'text/plain' }).end(policy);
      },
    );
  const servers: Server[] = [
    createMailServer(good),
    createMailServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS', 'AUTH'] }),
    createMailServer(expired),
    createMailServer(wrong),
    createMailServer(await named('untrusted', 'untrusted')),
    createMailServer({ ...old, minVersion: 'TLSv1', maxVersion: 'TLSv1.1' }),
    createServer((socket) => void socket.resume().on('error', () => undefined)),
    createMailServer({ ...good, onConnect: (_, callback) => callback(new Error('not for you')) }),
    createServer((socket) => breaks(socket)),
    createServer((socket) => void socket.destroy()),
    createMailServer(pinned),
    createMailServer(google),
    createServer((socket) => void socket.on('error', () => undefined).write('220-more\r\n'.repeat(10_000))),
    web('good'),
    web('untrusted'),
  ];
  const open = new Set<Socket>();
  for (const server of servers) server.on('connection', (socket: Socket) => void open.add(socket));
  const ports = await Promise.all(servers.map(listenOnFreePort));
  const addresses = Object.values(ADDRESSES);
  return {
    connect: async (host) => {
      const socket = connect(ports[addresses.indexOf(host.addresses[0] as never)] ?? 0, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    },
    authorities: trusted,
    pin: createHash('sha256').update(keyOf(pinned.cert)).digest('hex'),
    stop: () => {
      for (const server of servers) server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const keyOf = (certificate: string) =>
  new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });

/** Creates a mail server; `listenOnFreePort` starts it. */
export const createMailServer = (options: SMTPServerOptions | undefined): Server => {
  const server = new SMTPServer({
    ...options,
    authOptional: true,
    disableReverseLookup: true,
    ciphers: 'DEFAULT@SECLEVEL=0',
  });
  server.on('error', () => undefined);
  return server.server;
};

/** Offers encryption, then sends invalid data. */
function breaks(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.write('220 mail\r\n');
  socket.on('data', (bytes) => {
    const text = bytes.toString('latin1');
    if (text.startsWith('EHLO')) socket.write('250-mail\r\n250 STARTTLS\r\n');
    else if (text.startsWith('STARTTLS')) socket.write('220 go on\r\n');
    else socket.end('this is no handshake');
  });
}

export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
