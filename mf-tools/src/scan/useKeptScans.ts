import type { ScanReport } from '@site/api/contract/scans';
import { useEffect, useState } from 'react';
import type { KeptShare } from '../result/SharePanel';
import { type KeptRun, keepScans, keptScans, withRun } from './keptScans';

/** What this device remembers of a tool; the report at hand is remembered with the rest. */
export function useKeptScans(report: ScanReport): OnKept {
  const { tool } = report;
  const [held, setHeld] = useState(() => ({ report, kept: keptScans(tool) }));
  // With another report of the same page, the one before it is among the earlier ones.
  if (held.report !== report) setHeld({ report, kept: keptScans(tool) });
  const { kept } = held;
  useEffect(() => {
    // Another tab may have kept something since.
    const now = keptScans(tool);
    keepScans(tool, { ...now, runs: withRun(now.runs, report) });
  }, [tool, report]);
  const change = (part: Partial<typeof kept>) => {
    const next = { ...keptScans(tool), ...part };
    keepScans(tool, next);
    setHeld({ report, kept: next });
  };
  return {
    earlier: kept.runs.filter(({ domain, at }) => domain === report.domain && at !== report.at),
    shares: kept.shares,
    keepShares: (shares) => change({ shares }),
    forget: () => change({ runs: [] }),
  };
}

interface OnKept {
  /** Of the same domain, the newest first. */
  earlier: KeptRun[];
  shares: KeptShare[];
  keepShares: (shares: KeptShare[]) => void;
  forget: () => void;
}
