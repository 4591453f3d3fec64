import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Finding, ScanLine, ScanReport } from '../tools/scans/contract';
import { assertScannable } from './assertScannable';
import type { Check, Connect, Probe, ScanTool, Subject } from './Check';
import { createFinding } from './createCheck';
import type { DnsServer } from './dns/queryServer';
import { Resolver } from './dns/Resolver';
import type { IsAllowedAddress } from './guard/vetHost';
import { redactError } from './redactError';
import { ScanError } from './ScanError';
import { truncateFinding } from './truncateFinding';

/** Network access of scans. */
export interface Network {
  servers: readonly DnsServer[];
  connect: Connect;
  admits: IsAllowedAddress;
  /** See `Probe`. */
  authorities?: readonly string[];
}

export interface Scan {
  tool: ScanTool;
  subject: Subject;
  network: Network;
  /** Cancels the scan, such as when the client disconnects. */
  signal: AbortSignal;
  log: Logger;
  send: (line: ScanLine) => void;
  /** Runs only this check; the other findings are taken from `earlier`. */
  only?: string;
  earlier?: readonly Finding[];
  times?: ScanTimes;
}

/** Timeouts in milliseconds: for the checks, and for the whole scan with its conclusion. */
export interface ScanTimes {
  checksMs: number;
  totalMs: number;
}

const TIMES: ScanTimes = { checksMs: 16_000, totalMs: 19_500 };

/**
 * Runs all checks of a tool in parallel and emits each finding when its check completes. Ends within 20 s; checks
 * without a result by then are unknown. Rejects with a `ScanError` if the scan cannot run.
 */
export async function runScan(scan: Scan): Promise<ScanReport> {
  const { tool, subject, send, times = TIMES } = scan;
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  scan.signal.addEventListener('abort', end);
  if (scan.signal.aborted) end();
  setMaxListeners(0, signal);
  const after = (ms: number) => {
    const checksTimeout = sleep(ms, undefined, { signal });
    checksTimeout.catch(() => undefined);
    return checksTimeout;
  };
  const [checksTimeout, scanTimeout] = [after(times.checksMs), after(times.totalMs)];
  const probe = createProbe(scan.network, signal);
  try {
    await Promise.race([assertScannable(tool, subject, probe), scanTimeout]);
    send(createFirstLine(tool, subject));
    const findings = await Promise.all(
      tool.checks.map((check) => runAndReport(check, scan, probe, checksTimeout)),
    );
    const conclusion = await Promise.race([tool.conclude(subject, findings, probe), scanTimeout]);
    if (!conclusion) throw new ScanError(503, 'late', 'The scan took too long. Please try again.');
    const { ascii: domain, unicode: shownAs } = subject;
    const { name, engine } = tool;
    const header = { tool: name, domain, shownAs, engine, at: probe.now.toISOString() };
    return { id: '', ...header, findings, ...conclusion };
  } finally {
    scan.signal.removeEventListener('abort', end);
    end();
  }
}

/** What checks use of the network. */
export function createProbe({ servers, ...access }: Network, signal: AbortSignal): Probe {
  const resolver = new Resolver(servers, signal);
  return { ...access, resolver, dns: resolver.records, signal, now: new Date() };
}

const createFirstLine = ({ name, engine, checks }: ScanTool, { ascii, unicode }: Subject): ScanLine => ({
  kind: 'begun',
  tool: name,
  domain: ascii,
  shownAs: unicode,
  engine,
  checks: checks.map(({ check, title, weight }) => ({ check, title, weight })),
});

/** Runs a check and emits its finding. */
async function runAndReport(
  check: Check,
  scan: Scan,
  probe: Probe,
  checksTimeout: Promise<undefined>,
): Promise<Finding> {
  const { only, earlier = [] } = scan;
  const known = only && only !== check.check && earlier.find((finding) => finding.check === check.check);
  const found =
    known || ((await Promise.race([runCheck(check, scan, probe), checksTimeout])) ?? timedOutFinding(check));
  const finding = truncateFinding(found);
  scan.send({ kind: 'finding', finding });
  return finding;
}

/** A failing check yields an unknown finding. */
async function runCheck(check: Check, { subject, log, tool, signal }: Scan, probe: Probe): Promise<Finding> {
  try {
    return await check.run(subject, probe);
  } catch (error) {
    signal.throwIfAborted();
    log.error({ tool: tool.name, check: check.check, err: redactError(error) }, 'a check broke');
    return unknownFinding(
      check,
      'We couldn’t check this',
      'This check failed on our side, so it doesn’t change your score.',
    );
  }
}

const timedOutFinding = (check: Check) =>
  unknownFinding(
    check,
    'No answer in time',
    'The server didn’t answer in time. It may be slow or block us. It doesn’t change your score.',
  );

const unknownFinding = (check: Check, headline: string, why: string): Finding => {
  const advice = 'Run this check again in a few minutes.';
  return createFinding(check, { state: 'unknown', earned: 0, headline, why, advice });
};
