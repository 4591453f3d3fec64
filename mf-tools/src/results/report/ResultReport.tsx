import type { Report } from '@site/api/tools/reports/contract';
import type { ReactNode } from 'react';
import { CheckResults } from './CheckResults';
import { FixChart } from './FixChart';
import { FixList } from './FixList';
import { PlanTimeline } from './PlanTimeline';
import { RadarChart } from './RadarChart';
import { ReportFacts } from './ReportFacts';
import { ResultReportStyles } from './ResultReportStyles';
import { ScoreGauge } from './ScoreGauge';
import { SnippetList } from './SnippetList';

/** The report of any tool, own or shared, printable on two pages. `remarks` are added to those of the report. */
export function ResultReport({ report, remarks = [] }: { report: Report; remarks?: ReactNode[] }) {
  const { headline, summary, fixes, plan, checks, paste, cappedFrom, cappedBy, band } = report;
  return (
    <ResultReportStyles className="result-report">
      <div className="zones is-top" aria-hidden="true">
        {ZONES.map((zone) => (
          <span key={zone}>{zone}</span>
        ))}
      </div>
      <div className="zones is-left" aria-hidden="true">
        {['A', 'B', 'C', 'D'].map((zone) => (
          <span key={zone}>{zone}</span>
        ))}
      </div>
      <div className="inner">
        <header className="headline">
          <h1 tabIndex={-1}>{headline}</h1>
          <p className="lead">{summary}</p>
        </header>
        <section className="of-dial">
          <h2>Score</h2>
          <ScoreGauge report={report} />
          {cappedFrom && (
            <p className="capped">
              <b>
                Limited to {band}, not {cappedFrom}:
              </b>{' '}
              {cappedBy.join('; ')}.
            </p>
          )}
        </section>
        <section className="of-parts">
          <h2>{checks.length ? 'What was found' : 'Your score by area'}</h2>
          {checks.length ? <CheckResults checks={checks} /> : <RadarChart report={report} />}
        </section>
        {fixes.length > 0 && (
          <section className="of-fixes">
            <div>
              <h2>{fixes.length < 3 ? 'What’s left to do' : 'Your first three fixes'}</h2>
              <p>
                {fixes.length > 3
                  ? `You have ${fixes.length} possible fixes. These give you the most for the least effort.`
                  : 'These give you the most for the least effort.'}
              </p>
              <FixChart report={report} />
            </div>
            <FixList report={report} />
          </section>
        )}
        {paste.length > 0 && (
          <section className="of-paste">
            <h2>What to copy</h2>
            <SnippetList paste={paste} />
          </section>
        )}
        {plan.length > 0 && (
          <section className="of-plan">
            <h2>Your 90-day plan</h2>
            <PlanTimeline plan={plan} />
          </section>
        )}
        <div className="of-remarks">
          {[...report.remarks, ...remarks].map((remark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no other name than their place
            <p key={index}>{remark}</p>
          ))}
        </div>
        <ReportFacts report={report} />
      </div>
    </ResultReportStyles>
  );
}

const ZONES = ['1', '2', '3', '4', '5', '6'];
