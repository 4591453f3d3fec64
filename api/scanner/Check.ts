import type { Socket } from 'node:net';
import type { HostName } from '../platform/http/hostName';
import type { Finding, ScanReport, ScanToolName } from '../tools/scans/contract';
import type { Dns } from './dns/Dns';
import type { Resolver } from './dns/Resolver';
import type { IsAllowedAddress, VettedHost } from './guard/vetHost';

/** Ports the scanner may connect to. */
export type ProbePort = 25 | 80 | 443;

/**
 * Connects to a vetted address. Rejects when the signal aborts. Tests replace it, since their servers are on loopback.
 */
export type Connect = (host: VettedHost, port: ProbePort, signal: AbortSignal) => Promise<Socket>;

/** Network access of a scan; nothing else in the scanner touches the network. */
export interface Probe {
  resolver: Resolver;
  /** The resolver's records. */
  dns: Dns;
  connect: Connect;
  admits: IsAllowedAddress;
  /** Trusted root certificates as PEM; the system's if absent. */
  authorities?: readonly string[];
  /** Aborts the whole scan. */
  signal: AbortSignal;
  now: Date;
}

/** The domain to scan. */
export interface Subject extends HostName {
  /** DKIM selectors entered by the visitor. */
  selectors: readonly string[];
}

/** One check. Never rejects because of a server's behavior: that is an `unknown` finding. */
export interface Check {
  check: string;
  title: string;
  weight: number;
  run: (subject: Subject, probe: Probe) => Promise<Finding>;
}

/** The summary of all findings. The caller adds `id` and `at`. */
export type Conclusion = Omit<
  ScanReport,
  'id' | 'tool' | 'domain' | 'shownAs' | 'engine' | 'at' | 'findings'
>;

/** A tool: its checks, ordered by weight, and how they are summarized. */
export interface ScanTool {
  name: ScanToolName;
  /** Version of the engine; changes whenever a finding's text or score changes. */
  engine: string;
  checks: readonly Check[];
  conclude: (subject: Subject, findings: readonly Finding[], probe: Probe) => Promise<Conclusion>;
}
