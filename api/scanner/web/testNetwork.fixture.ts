import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import packet, { type Answer, type DecodedPacket } from 'dns-packet';
import type { Probe } from '../Check';
import {
  answerTo,
  type NameServer,
  type NameServerReply,
  rootAnswer,
  startNameServer,
} from '../dns/nameServer.fixture';
import { Resolver } from '../dns/Resolver';
import { isPublicAddress } from '../guard/isPublicAddress';
import type { IsAllowedAddress } from '../guard/vetHost';
import { type Shown, startAuthorities } from './certificates.fixture';

/**
 * What names say: answers, `SERVFAIL`, signatures that do not hold, nothing at all, or, once a promise resolves, what is
 * then there. Without an entry there is no such name.
 */
export type Zone = Record<string, Answer[] | 'servfail' | 'bogus' | 'silent' | Promise<void>>;

const NXDOMAIN = 3;
const SERVFAIL = 2;

/** A piece of the network in this process: a name server, web servers at addresses that are made up, authorities. */
export async function startTestNetwork() {
  const zone: Zone = {};
  const signed = new Set<string>();
  const queries: string[] = [];
  const ports = new Map<string, number>();
  const servers: Server[] = [];
  const authorities = await startAuthorities();
  const nameServer: NameServer = await startNameServer((query) => decide(query, zone, signed, queries));

  const listen = async (server: Server, address: string, port: 80 | 443) => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    ports.set(`${address} ${port}`, (server.address() as AddressInfo).port);
  };

  return {
    zone,
    signed,
    queries: queries,
    ports: ports,
    nameServerPorts: [nameServer.port],
    serve: (address: string, listener: RequestListener) => listen(createServer(listener), address, 80),
    serveSecure: async (
      address: string,
      name: string,
      listener: RequestListener,
      shown: Shown = 'good',
      versions: { minVersion?: 'TLSv1' | 'TLSv1.2'; maxVersion?: 'TLSv1.1' | 'TLSv1.3' } = {},
    ) =>
      listen(
        createSecureServer(
          { ...(await authorities.issue(name, shown)), ciphers: 'DEFAULT@SECLEVEL=0', ...versions },
          listener,
        ).on('tlsClientError', () => undefined),
        address,
        443,
      ),
    /** What a scan of this world reaches it with. */
    probe: (signal: AbortSignal, admits: IsAllowedAddress = isPublicAddress): Probe => {
      const resolver = new Resolver([nameServer], signal);
      return {
        resolver,
        dns: resolver.records,
        admits,
        authorities: authorities.trusted,
        signal,
        now: new Date(),
        connect: async (host, port) => {
          const localPort = ports.get(`${host.addresses[0]} ${port}`);
          if (localPort === undefined) throw new Error('connection refused');
          const socket = connect(localPort, '127.0.0.1');
          await once(socket, 'connect');
          return socket;
        },
      };
    },
    stop: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await nameServer.stop();
    },
  };
}

export type TestNetwork = Awaited<ReturnType<typeof startTestNetwork>>;

function decide(
  query: DecodedPacket,
  zone: Zone,
  signed: Set<string>,
  queries: string[],
): NameServerReply | Promise<NameServerReply> {
  const [question] = query.questions ?? [];
  const name = question?.name.toLowerCase() ?? '';
  const entry = zone[name];
  if (entry instanceof Promise) return entry.then(() => decide(query, zone, signed, queries));
  queries.push(`${name} ${question?.type}`);
  if (entry === 'silent') return undefined;
  const ofRoot = rootAnswer(query);
  if (ofRoot) return ofRoot;
  if (entry === 'servfail') return { answer: answerTo(query, [], SERVFAIL) };
  if (entry === 'bogus') return { answer: answerTo(query, [], query.flag_cd ? 0 : SERVFAIL) };
  if (!entry) return { answer: answerTo(query, [], NXDOMAIN) };
  return {
    answer: answerTo(
      query,
      followed(zone, name, question?.type ?? ''),
      signed.has(name) ? packet.AUTHENTIC_DATA : 0,
    ),
  };
}

/** The records of a name, behind the alias that leads to them. */
function followed(zone: Zone, name: string, type: string, steps = 10): Answer[] {
  const entry = zone[name];
  if (!Array.isArray(entry) || steps === 0) return [];
  const alias = entry.find((answer) => answer.type === 'CNAME');
  return alias?.type === 'CNAME'
    ? [alias, ...followed(zone, alias.data.toLowerCase(), type, steps - 1)]
    : entry.filter((answer) => answer.type === type);
}

export const a = (name: string, data: string): Answer => ({ type: 'A', name, data });
export const aaaa = (name: string, data: string): Answer => ({ type: 'AAAA', name, data });
export const cname = (name: string, data: string): Answer => ({ type: 'CNAME', name, data });
export const ns = (name: string, data: string): Answer => ({ type: 'NS', name, data });
