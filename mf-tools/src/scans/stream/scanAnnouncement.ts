import { CHECK_STATE_LABELS } from '../../checkStates/checkStateLabels';
import type { ScanController } from './useScan';

/** Screen reader announcement of the scan progress. */
export function scanAnnouncement({
  phase,
  plan,
  findings,
  report,
  rerunning,
  failure,
  shownAs,
}: ScanController): string {
  if (rerunning) return 'Running one check again.';
  if (failure && failure.kind !== 'field') return failure.message;
  if (phase === 'running') {
    const all = Object.values(findings);
    const last = all.at(-1);
    if (!last) return `Checking ${shownAs}.`;
    return `${all.length} of ${plan.length} checks have answered. ${last.title}: ${CHECK_STATE_LABELS[last.state]}.`;
  }
  if (!report) return '';
  const graded = report.grade ? `Grade ${report.grade}, ${report.score} of 100.` : 'No grade.';
  return `${report.shownAs} is checked. ${graded} ${report.headline}`;
}
