import { generateKeyPairSync } from 'node:crypto';
import { parseHostName } from '../../platform/http/hostName';
import type { Finding } from '../../tools/scans/contract';
import type { Conclusion, Probe, ScanTool, Subject } from '../Check';
import { type NameServer, startNameServer } from '../dns/nameServer.fixture';
import { Resolver } from '../dns/Resolver';
import { type Servers, startServers } from './servers.fixture';
import { createTestResolver, readZones, type Zone } from './testResolver.fixture';
import { ZONES } from './zones.fixture';

export const TODAY = new Date('2026-11-21T15:14:00Z');

/** A test network: a validating resolver, mail servers and a web server. */
export interface TestNetwork {
  probe: () => Probe;
  stop: () => Promise<void>;
}

export async function startTestNetwork(): Promise<TestNetwork> {
  const servers = await startServers(policiesOf(readZones(ZONES, {})));
  const zones = readZones(ZONES, { ...keys(), pin: servers.pin });
  const resolver = await startNameServer(createTestResolver(zones));
  return {
    probe: () => createProbe(resolver, servers),
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

function createProbe(server: NameServer, { connect, authorities }: Servers): Probe {
  const signal = AbortSignal.timeout(20_000);
  const resolver = new Resolver([server], signal);
  return {
    resolver,
    dns: resolver.records,
    connect,
    signal,
    now: TODAY,
    authorities,
    // Local test servers have documentation addresses.
    admits: (address) => address.startsWith('198.51.100.'),
  };
}

export const createSubject = (name: string, selectors: string[] = []): Subject => {
  const host = parseHostName(name);
  if (!host) throw new Error(`${name} is no name`);
  return { ...host, selectors };
};

export interface ScanResult extends Conclusion {
  findings: Finding[];
  ms: number;
}

/** Runs a complete scan. */
export async function scan(tool: ScanTool, subject: Subject, probe: Probe): Promise<ScanResult> {
  const begun = performance.now();
  const findings = await Promise.all(tool.checks.map((check) => check.run(subject, probe)));
  const conclusion = await tool.conclude(subject, findings, probe);
  return { ...conclusion, findings, ms: Math.round(performance.now() - begun) };
}
