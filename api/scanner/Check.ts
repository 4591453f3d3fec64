import type { Socket } from 'node:net';
import type { HostName } from '../platform/http/hostName';
import type { Finding, ScanReport, ScanToolName } from '../tools/scans/contract';
import type { Dns } from './dns/Dns';
import type { Resolver } from './dns/Resolver';
import type { Admits, VettedHost } from './guard/vet';

/** The ports that may be connected to. */
export type ProbePort = 25 | 80 | 443;

/** Opens a connection to an address that was vetted. Rejects when the signal aborts. Tests, whose servers are on loopback, bring their own. */
export type Connect = (host: VettedHost, port: ProbePort, signal: AbortSignal) => Promise<Socket>;

/** What a scan reaches the network with; nothing else of the scanner does. */
export interface Probe {
  resolver: Resolver;
  /** The resolver's records. */
  dns: Dns;
  connect: Connect;
  admits: Admits;
  /** Roots that certificates are checked against, as PEM; the system's where absent. */
  authorities?: readonly string[];
  /** Ends the whole scan. */
  signal: AbortSignal;
  now: Date;
}

/** What is scanned. */
export interface Subject extends HostName {
  /** Of signatures, as the visitor named them. */
  selectors: readonly string[];
}

/** One check. Never rejects for what a server says or leaves unsaid: that is an `unknown`. */
export interface Check {
  check: string;
  title: string;
  weight: number;
  run: (subject: Subject, probe: Probe) => Promise<Finding>;
}

/** What is made of all findings; `id` and `at` are added by who keeps it. */
export type Conclusion = Omit<
  ScanReport,
  'id' | 'tool' | 'domain' | 'shownAs' | 'engine' | 'at' | 'findings'
>;

/** A tool: its checks, the heaviest first, and how they come together. */
export interface ScanTool {
  name: ScanToolName;
  /** Changes with every change of what a finding says or counts. */
  engine: string;
  checks: readonly Check[];
  conclude: (subject: Subject, findings: readonly Finding[], probe: Probe) => Promise<Conclusion>;
}
