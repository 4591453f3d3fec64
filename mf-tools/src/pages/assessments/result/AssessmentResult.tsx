import type { Assessment } from '@site/api/tools/assessments/Assessment';
import { Button } from '@site/shell/kit';
import { saveFile } from '@site/shell/saveFile';
import Download from 'lucide-react/icons/download';
import LinkIcon from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { createTasksCsv } from '../../../results/createTasksCsv';
import { ResultPageStyles } from '../../../results/ResultPageStyles';
import { BoardSummary } from '../../../results/report/BoardSummary';
import { ResultReport } from '../../../results/report/ResultReport';
import { EmailReportPanel } from '../../../results/sharing/EmailReportPanel';
import { SharePanel } from '../../../results/sharing/SharePanel';
import { SharingPanels } from '../../../results/sharing/SharingPanels';
import { usePrint } from '../../../results/usePrint';
import type { Answers } from '../answers/useAnswers';
import { AssessmentNextSteps } from './AssessmentNextSteps';
import { useCreateReportMutation } from './assessmentsApi';
import { peerComparison } from './peerComparison';
import { ScoreBreakdown } from './ScoreBreakdown';
import { useAssessmentResult } from './useAssessmentResult';

/** The result, shown at once without an email address: report, explanation and next steps. */
export function AssessmentResult({ assessment, answers }: { assessment: Assessment; answers: Answers }) {
  const { slug } = assessment;
  const result = useAssessmentResult(assessment, answers);
  const { printed, print } = usePrint();
  const [sendReport] = useCreateReportMutation();
  const container = useRef<HTMLElement>(null);
  const isLoaded = Boolean(result);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (isLoaded) container.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [isLoaded]);

  if (!result) return <ResultLoading />;
  const { report, parts, peers, id, failure } = result;
  const { secret } = answers;
  return (
    <ResultPageStyles ref={container} className={`ruled edges prints-alone is-for-${printed}`}>
      <div className="wrap">
        <div className="bar-top">
          <p className="note">{report.name} / Your result</p>
          <Button tone="line" size="small" onClick={() => print('report')}>
            <Printer aria-hidden />
            Print
          </Button>
          {report.hasBoardPage && (
            <Button tone="line" size="small" onClick={() => print('board')}>
              <Printer aria-hidden />
              Board page
            </Button>
          )}
          <Button
            tone="line"
            size="small"
            onClick={() => saveFile(`${slug}-tasks.csv`, createTasksCsv(report))}
          >
            <Download aria-hidden />
            Tasks as CSV
          </Button>
          {id && (
            <Button tone="navy" size="small" href="#share">
              <LinkIcon aria-hidden />
              Share
            </Button>
          )}
        </div>
        <ResultReport report={report} remarks={[peerComparison(peers)]} />
        <div className="below">
          {report.hasBoardPage && <BoardSummary report={report} />}
          <ScoreBreakdown parts={parts} score={report.score} />
          {id ? (
            <SharingPanels>
              <SharePanel
                of={{ kind: 'assessment', id, secret }}
                message="Anyone with the link sees the report, but not your answers."
                shares={answers.shares}
                onChange={answers.setShares}
              />
              <EmailReportPanel
                onSend={(email) => sendReport({ slug, id, body: { secret, email } }).unwrap()}
              />
            </SharingPanels>
          ) : (
            <SharingPanels>
              <div role="status">
                <h2>Calculated in this browser</h2>
                <p>
                  {failure} Your result is correct, but you can’t share or email it right now. Reload this
                  page to try again. Your answers are saved here.
                </p>
              </div>
            </SharingPanels>
          )}
          <AssessmentNextSteps assessment={assessment} report={report} answers={answers} />
        </div>
      </div>
    </ResultPageStyles>
  );
}

function ResultLoading() {
  return (
    <ResultPageStyles className="ruled edges">
      <div className="wrap" role="status">
        <h1>Counting</h1>
        <p>Calculating your result…</p>
      </div>
    </ResultPageStyles>
  );
}
