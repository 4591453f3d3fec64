import { once } from 'node:events';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { readHostName } from '../../platform/http/hostName';
import type { Probe, ScanTool } from '../Check';
import type { World } from './world.fixture';

export const LATE_MS = 500;

/** Where servers of this test's world are, were they in the real one. Written apart from what is tested. */
const OUTSIDE = /^(93\.18[4-7]|198\.17)\./;

/**
 * Stands for ports 25, 80 and 443 of every address that is not of the world, and counts who comes; besides it is noted
 * where any connection of this process leads, whichever way it is made.
 */
export async function startCanary(world: World) {
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
    /** How often something inside was touched since the last time this was asked. */
    count: () => {
      const ours = new Set([...world.doors.values(), ...world.nameServerPorts]);
      const strayed = destinations.filter((each) => !ours.has(each) && each !== port);
      const touched = contacts + strayed.length;
      contacts = 0;
      destinations = [];
      return touched;
    },
    /** Runs a whole scan, cut off after a while. */
    scan: async (domain: string, tool: ScanTool) => {
      const subject = { ...readHostName(domain)!, selectors: [] };
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
