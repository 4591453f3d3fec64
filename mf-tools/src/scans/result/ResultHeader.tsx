import { styled } from '@site/shell/kit';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../formatting/dates';
import { FactList } from '../../toolLayout/FactList';
import type { ScanResultProps } from '../definition/ScanToolDefinition';
import { GradeSummary } from './GradeSummary';
import { PointsBar } from './PointsBar';

/** The beginning of any scan result: verdict, points and facts about the domain. */
export function ResultHeader({
  scan,
  definition,
  children,
}: Pick<ScanResultProps, 'scan' | 'definition'> & { children?: ReactNode }) {
  const { report } = scan;
  if (!report) return null;
  const { findings, facts, at } = report;
  const counted = findings.filter(({ weight }) => weight > 0);
  return (
    <Styles className="ruled edges" id="result" aria-label="Result">
      <div className="wrap">
        <GradeSummary
          result={{
            ...report,
            answered: findings.filter(({ state }) => state !== 'unknown').length,
            planned: findings.length,
          }}
          grades={definition.grades}
        >
          {children ?? <PointsBar checks={counted} />}
        </GradeSummary>
        <FactList
          items={[
            ...facts.map(({ label, text }) => ({ term: label, text: text })),
            { term: 'Checked', text: `${formatDateTime(new Date(at))} Central, score kept 30 days` },
          ]}
        />
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  padding-bottom: clamp(48px, 5vw, 80px);
  dl {
    margin-top: 20px;
  }
  @media print {
    padding-bottom: 12px;
    .wrap {
      width: 100%;
    }
  }
`;
