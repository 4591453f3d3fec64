import type { ScanReport } from '@site/api/contract/scans';
import { useEffect, useState } from 'react';
import type { StoredShare } from '../../results/sharing/SharePanel';
import { readScanHistory, type StoredRun, withRun, writeScanHistory } from './scanHistory';

/** What this device remembers of a tool; the report at hand is remembered with the rest. */
export function useScanHistory(report: ScanReport): ScanHistoryController {
  const { tool } = report;
  const [held, setHeld] = useState(() => ({ report, kept: readScanHistory(tool) }));
  // With another report of the same page, the one before it is among the earlier ones.
  if (held.report !== report) setHeld({ report, kept: readScanHistory(tool) });
  const { kept } = held;
  useEffect(() => {
    // Another tab may have kept something since.
    const now = readScanHistory(tool);
    writeScanHistory(tool, { ...now, runs: withRun(now.runs, report) });
  }, [tool, report]);
  const change = (part: Partial<typeof kept>) => {
    const next = { ...readScanHistory(tool), ...part };
    writeScanHistory(tool, next);
    setHeld({ report, kept: next });
  };
  return {
    earlier: kept.runs.filter(({ domain, at }) => domain === report.domain && at !== report.at),
    shares: kept.shares,
    keepShares: (shares) => change({ shares }),
    forget: () => change({ runs: [] }),
  };
}

interface ScanHistoryController {
  /** Of the same domain, the newest first. */
  earlier: StoredRun[];
  shares: StoredShare[];
  keepShares: (shares: StoredShare[]) => void;
  forget: () => void;
}
