import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ScanReport } from '../tools/scans/contract';
import type { ConcurrencyLimiter } from './ConcurrencyLimiter';

/** Metrics of the scanner. They contain no domains. */
export function scanMetrics(limiter: ConcurrencyLimiter) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'scans_running',
    help: 'Scans under way',
    registers,
    collect() {
      this.set(limiter.running);
    },
  });
  new Gauge({
    name: 'scans_waiting',
    help: 'Scans that wait for their turn',
    registers,
    collect() {
      this.set(limiter.waiting);
    },
  });
  const scans = new Counter({
    name: 'scans_total',
    help: 'Scans by how they ended',
    registers,
    labelNames: ['tool', 'ending'],
  });
  const seconds = new Histogram({
    name: 'scan_seconds',
    help: 'How long whole scans took',
    registers,
    labelNames: ['tool'],
    buckets: [0.25, 0.5, 1, 2, 4, 8, 12, 16, 20],
  });
  const findings = new Counter({
    name: 'scan_findings_total',
    help: 'Findings by check and state',
    registers,
    labelNames: ['check', 'state'],
  });
  return {
    registry,
    ended: (tool: string, ending: string) => scans.inc({ tool, ending }),
    scanned: ({ tool, findings: found }: ScanReport, ms: number) => {
      scans.inc({ tool, ending: 'done' });
      seconds.observe({ tool }, ms / 1000);
      for (const { check, state } of found) findings.inc({ check, state });
    },
  };
}
