import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Finding, ScanLine, ScanReport } from '../tools/scans/contract';
import { bounded } from './bounded';
import type { Check, Connect, Probe, ScanTool, Subject } from './Check';
import { findingOf } from './checkOf';
import type { DnsServer } from './dns/askServer';
import { Resolver } from './dns/Resolver';
import { failureFacts } from './failureFacts';
import type { Admits } from './guard/vet';
import { mustBeScannable } from './mustBeScannable';
import { ScanRefusal } from './ScanRefusal';

/** How a scan reaches the outside. */
export interface Network {
  servers: readonly DnsServer[];
  connect: Connect;
  admits: Admits;
  /** As a `Probe` has them. */
  authorities?: readonly string[];
}

export interface Scan {
  tool: ScanTool;
  subject: Subject;
  network: Network;
  /** Ends the scan before its time, as when nobody waits for it any more. */
  signal: AbortSignal;
  log: Logger;
  tell: (line: ScanLine) => void;
  /** The one check to run; the others are as they were found `earlier`. */
  only?: string;
  earlier?: readonly Finding[];
  times?: ScanTimes;
}

/** After so many milliseconds no check is waited for; what is left of the whole is for drawing the conclusion. */
export interface ScanTimes {
  checksMs: number;
  wholeMs: number;
}

const TIMES: ScanTimes = { checksMs: 16_000, wholeMs: 19_500 };

/**
 * Runs a tool's checks at once, tells each finding as it answers, and ends within 20 s whatever the domain does: what
 * has not answered by then is unknown. Rejects with a `ScanRefusal` where there is nothing to scan or to say.
 */
export async function runScan(scan: Scan): Promise<ScanReport> {
  const { tool, subject, tell, times = TIMES } = scan;
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  scan.signal.addEventListener('abort', end);
  if (scan.signal.aborted) end();
  setMaxListeners(0, signal);
  const after = (ms: number) => {
    const late = sleep(ms, undefined, { signal });
    late.catch(() => undefined);
    return late;
  };
  const [late, last] = [after(times.checksMs), after(times.wholeMs)];
  const probe = probeOf(scan.network, signal);
  try {
    await Promise.race([mustBeScannable(tool, subject, probe), last]);
    tell(begun(tool, subject));
    const findings = await Promise.all(tool.checks.map((check) => find(check, scan, probe, late)));
    const conclusion = await Promise.race([tool.conclude(subject, findings, probe), last]);
    if (!conclusion) throw new ScanRefusal(503, 'late', 'The scan took too long. Please try again.');
    const { ascii: domain, unicode: shownAs } = subject;
    const { name, engine } = tool;
    const told = { tool: name, domain, shownAs, engine, at: probe.now.toISOString() };
    return { id: '', ...told, findings, ...conclusion };
  } finally {
    scan.signal.removeEventListener('abort', end);
    end();
  }
}

function probeOf({ servers, ...ways }: Network, signal: AbortSignal): Probe {
  const resolver = new Resolver(servers, signal);
  return { ...ways, resolver, dns: resolver.records, signal, now: new Date() };
}

const begun = ({ name, engine, checks }: ScanTool, { ascii, unicode }: Subject): ScanLine => ({
  kind: 'begun',
  tool: name,
  domain: ascii,
  shownAs: unicode,
  engine,
  checks: checks.map(({ check, title, weight }) => ({ check, title, weight })),
});

/** What a check finds, told as soon as it is known. */
async function find(check: Check, scan: Scan, probe: Probe, late: Promise<undefined>): Promise<Finding> {
  const { only, earlier = [] } = scan;
  const known = only && only !== check.check && earlier.find((finding) => finding.check === check.check);
  const found = known || ((await Promise.race([run(check, scan, probe), late])) ?? unanswered(check));
  const finding = bounded(found);
  scan.tell({ kind: 'finding', finding });
  return finding;
}

/** A check that breaks says nothing about the domain. */
async function run(check: Check, { subject, log, tool, signal }: Scan, probe: Probe): Promise<Finding> {
  try {
    return await check.run(subject, probe);
  } catch (error) {
    signal.throwIfAborted();
    log.error({ tool: tool.name, check: check.check, err: failureFacts(error) }, 'a check broke');
    return unknown(check, 'Could not be checked', 'This check failed on our side, so it counts for nothing.');
  }
}

const unanswered = (check: Check) =>
  unknown(
    check,
    'No answer in time',
    'What this check asks had not answered when the time of the scan was up. That may be a slow server or a way that is blocked; it counts for nothing.',
  );

const unknown = (check: Check, headline: string, why: string): Finding => {
  const advice = 'Run this check again in a few minutes.';
  return findingOf(check, { state: 'unknown', earned: 0, headline, why, advice });
};
