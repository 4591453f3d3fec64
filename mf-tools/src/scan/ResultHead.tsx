import { styled } from '@site/shell/kit';
import type { ReactNode } from 'react';
import { TitleBlock } from '../parts/TitleBlock';
import { momentText } from '../result/days';
import { PointsBar } from './PointsBar';
import type { ResultProps } from './ScanWords';
import { Verdict } from './Verdict';

/** What a result begins with, whatever was scanned: verdict, points, and what is known of the domain. */
export function ResultHead({
  scan,
  words,
  children,
}: Pick<ResultProps, 'scan' | 'words'> & { children?: ReactNode }) {
  const { report } = scan;
  if (!report) return null;
  const { findings, facts, at } = report;
  const weighed = findings.filter(({ weight }) => weight > 0);
  return (
    <Look className="ruled edges" id="result" aria-label="Result">
      <div className="wrap">
        <Verdict
          of={{
            ...report,
            answered: findings.filter(({ state }) => state !== 'unknown').length,
            planned: findings.length,
          }}
          grades={words.grades}
        >
          {children ?? <PointsBar checks={weighed} />}
        </Verdict>
        <TitleBlock
          items={[
            ...facts.map(({ label, text }) => ({ term: label, says: text })),
            { term: 'Checked', says: `${momentText(new Date(at))} Central, score kept 30 days` },
          ]}
        />
      </div>
    </Look>
  );
}

const Look = styled('section')`
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
