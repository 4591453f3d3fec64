import { generateKeyPairSync } from 'node:crypto';
import { readHostName } from '../../platform/http/hostName';
import type { Finding } from '../../tools/scans/contract';
import type { Conclusion, Probe, ScanTool, Subject } from '../Check';
import { type NameServer, startNameServer } from '../dns/nameServer.fixture';
import { Resolver } from '../dns/Resolver';
import { type Servers, startServers } from './servers.fixture';
import { readZones, resolverOver, type Zone } from './world.fixture';
import { ZONES } from './zones.fixture';

export const TODAY = new Date('2026-11-21T15:14:00Z');

/** An internet of our own: a resolver that tests signatures, mail servers and a web server. */
export interface World {
  probe: () => Probe;
  stop: () => Promise<void>;
}

export async function startWorld(): Promise<World> {
  const servers = await startServers(policiesOf(readZones(ZONES, {})));
  const zones = readZones(ZONES, { ...keys(), pin: servers.pin });
  const resolver = await startNameServer(resolverOver(zones));
  return {
    probe: () => probeOf(resolver, servers),
    stop: async () => {
      servers.stop();
      await resolver.stop();
    },
  };
}

const policiesOf = (zones: ReadonlyMap<string, Zone>) =>
  new Map([...zones.values()].map(({ name, policy }) => [`mta-sts.${name}`, policy.join('\r\n')]));

const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64');

const keys = () => ({
  rsa512: rsa(512),
  rsa1024: rsa(1024),
  rsa2048: rsa(2048),
  ed25519: Buffer.from(
    generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '',
    'base64url',
  ).toString('base64'),
});

function probeOf(server: NameServer, { connect, authorities }: Servers): Probe {
  const signal = AbortSignal.timeout(20_000);
  const resolver = new Resolver([server], signal);
  return {
    resolver,
    dns: resolver.records,
    connect,
    signal,
    now: TODAY,
    authorities,
    // What stands on this machine is named by addresses that are kept for documentation.
    admits: (address) => address.startsWith('198.51.100.'),
  };
}

export const subjectOf = (name: string, selectors: string[] = []): Subject => {
  const host = readHostName(name);
  if (!host) throw new Error(`${name} is no name`);
  return { ...host, selectors };
};

export interface Scanned extends Conclusion {
  findings: Finding[];
  ms: number;
}

/** A whole scan, as its visitor sees it. */
export async function scan(tool: ScanTool, subject: Subject, probe: Probe): Promise<Scanned> {
  const begun = performance.now();
  const findings = await Promise.all(tool.checks.map((check) => check.run(subject, probe)));
  const conclusion = await tool.conclude(subject, findings, probe);
  return { ...conclusion, findings, ms: Math.round(performance.now() - begun) };
}
