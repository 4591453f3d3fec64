import type { Finding } from '@site/api/tools/scans/contract';
import { Button } from '@site/shell/kit';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { CHECK_STATE_LABELS } from '../../checkStates/checkStateLabels';
import { StateBadge } from '../../checkStates/StateBadge';
import type { ScanController } from '../stream/useScan';
import { EvidenceText } from './EvidenceText';
import { FindingListStyles } from './FindingListStyles';
import { formatPoints } from './formatPoints';

/** The findings of a scan: state, evidence, reason and advice. Each check can be repeated. */
export function FindingList({ findings, scan, fixOf }: FindingListProps) {
  const { rerunning, failure, rerun } = scan;
  return (
    <FindingListStyles>
      {findings.map((finding) => {
        const { check, title, state, headline, evidence, why, advice } = finding;
        return (
          <li key={check} className={`is-${state}`}>
            <div>
              <h3>{title}</h3>
              <span className="points">{formatPoints(finding)}</span>
            </div>
            <div className="mark">
              <StateBadge state={state}>{CHECK_STATE_LABELS[state]}</StateBadge>
            </div>
            <div className="found">
              <b>{headline}</b>
              {evidence.map((one) => (
                <EvidenceText key={`${one.label} ${one.text}`} evidence={one} />
              ))}
            </div>
            <div className="why">
              <p>{why}</p>
              {advice && <p className="advice">{advice}</p>}
              {fixOf?.(finding)}
              <Button
                tone="text"
                size="small"
                disabled={rerunning !== undefined}
                onClick={() => rerun(check)}
                aria-label={`Run ${title} again`}
              >
                <RotateCw aria-hidden />
                {rerunning === check ? 'Running…' : 'Run this check again'}
              </Button>
            </div>
          </li>
        );
      })}
      {failure && (
        <li className="trouble" role="alert">
          {failure.message}
        </li>
      )}
    </FindingListStyles>
  );
}

/** How repeated checks count towards the rate limits. */
export const RERUN_LIMIT =
  'Each new check counts as a scan. You can run five per minute and thirty per hour.';

interface FindingListProps {
  findings: readonly Finding[];
  scan: ScanController;
  /** Renders the fix of a finding, if it is shown with it. */
  fixOf?: (finding: Finding) => ReactNode;
}
