import type { ScanReport } from '@site/api/tools/scans/contract';
import { useEffect, useState } from 'react';
import type { StoredShare } from '../../results/sharing/SharePanel';
import { addRun, readScanHistory, type StoredRun, writeScanHistory } from './scanHistory';

/** The stored history of a tool; saves the current report. */
export function useScanHistory(report: ScanReport): ScanHistoryController {
  const { tool } = report;
  const [state, setState] = useState(() => ({ report, history: readScanHistory(tool) }));
  // When another report is shown, the previous one joins the earlier runs.
  if (state.report !== report) setState({ report, history: readScanHistory(tool) });
  const { history } = state;
  useEffect(() => {
    // Another tab may have saved something since.
    const latest = readScanHistory(tool);
    writeScanHistory(tool, { ...latest, runs: addRun(latest.runs, report) });
  }, [tool, report]);
  const change = (changes: Partial<typeof history>) => {
    const next = { ...readScanHistory(tool), ...changes };
    writeScanHistory(tool, next);
    setState({ report, history: next });
  };
  return {
    earlier: history.runs.filter(({ domain, at }) => domain === report.domain && at !== report.at),
    shares: history.shares,
    setShares: (shares) => change({ shares }),
    clear: () => change({ runs: [] }),
  };
}

interface ScanHistoryController {
  /** Runs of the same domain, newest first. */
  earlier: StoredRun[];
  shares: StoredShare[];
  setShares: (shares: StoredShare[]) => void;
  clear: () => void;
}
