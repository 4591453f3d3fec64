import { once } from 'node:events';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { parseHostName } from '../../platform/http/hostName';
import type { Probe, ScanTool } from '../Check';
import type { TestNetwork } from './testNetwork.fixture';

export const LATE_MS = 500;

/** Addresses of the test network's servers. Written independently of the tested code. */
const OUTSIDE = /^(93\.18[4-7]|198\.17)\./;

/**
 * Listens for every address outside the test network and counts connections; also records every connection of this
 * process.
 */
export async function startCanary(world: TestNetwork) {
  let contacts = 0;
  let destinations: number[] = [];
  const server = createServer((socket) => {
    contacts++;
    socket.on('error', () => undefined).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = Socket.prototype.connect;
  jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...to: unknown[]) {
    const [first] = (Array.isArray(to[0]) ? to[0] : to) as [{ port?: number } | number];
    destinations.push(typeof first === 'object' ? (first.port ?? -1) : first);
    return Reflect.apply(open, this, to) as Socket;
  });
  const touch = () => once(connect(port, '127.0.0.1').resume(), 'close');

  const probeOf = (signal: AbortSignal): Probe => {
    const probe = world.probe(signal);
    return {
      ...probe,
      connect: async (host, to, end) => {
        for (const address of host.addresses) if (!OUTSIDE.test(address)) await touch();
        return probe.connect(host, to, end);
      },
    };
  };

  return {
    touch,
    probeOf,
    /** Number of connections to internal addresses since the last call. */
    count: () => {
      const ours = new Set([...world.ports.values(), ...world.nameServerPorts]);
      const strayed = destinations.filter((each) => !ours.has(each) && each !== port);
      const touched = contacts + strayed.length;
      contacts = 0;
      destinations = [];
      return touched;
    },
    /** Runs a complete scan with a time limit. */
    scan: async (domain: string, tool: ScanTool) => {
      const subject = { ...parseHostName(domain)!, selectors: [] };
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(), LATE_MS);
      const probe = probeOf(end.signal);
      const findings = await Promise.all(tool.checks.map((check) => check.run(subject, probe)));
      const report = await tool.conclude(subject, findings, probe);
      clearTimeout(timer);
      end.abort();
      return { findings, report };
    },
    stop: () => {
      jest.restoreAllMocks();
      server.close();
    },
  };
}

export type Canary = Awaited<ReturnType<typeof startCanary>>;
