import type { Assessment } from '@site/api/Assessment';
import { Button } from '@site/shell/kit';
import { saveFile } from '@site/shell/saveFile';
import Download from 'lucide-react/icons/download';
import LinkIcon from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { BoardPage } from '../result/BoardPage';
import { Panels } from '../result/Panels';
import { ReportPanel } from '../result/ReportPanel';
import { ResultPageLook } from '../result/ResultPageLook';
import { ResultSheet } from '../result/ResultSheet';
import { SharePanel } from '../result/SharePanel';
import { tasksCsv } from '../result/tasksCsv';
import { usePrint } from '../result/usePrint';
import { useCreateReportMutation } from './assessmentsApi';
import { peersText } from './peersText';
import { ResultNext } from './ResultNext';
import type { Answers } from './useAnswers';
import { useResult } from './useResult';
import { WhyThisScore } from './WhyThisScore';

/** The result, at once and without an address: the sheet, why it says so, and the ways on from it. */
export function ResultView({ assessment, answers }: { assessment: Assessment; answers: Answers }) {
  const { slug } = assessment;
  const result = useResult(assessment, answers);
  const { printed, print } = usePrint();
  const [report] = useCreateReportMutation();
  const place = useRef<HTMLElement>(null);
  const isThere = Boolean(result);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (isThere) place.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [isThere]);

  if (!result) return <Counting />;
  const { sheet, parts, peers, id, trouble } = result;
  const { secret } = answers;
  return (
    <ResultPageLook ref={place} className={`ruled edges prints-alone is-for-${printed}`}>
      <div className="wrap">
        <div className="bar-top">
          <p className="note">{sheet.name} / Your result</p>
          <Button tone="line" size="small" onClick={() => print('sheet')}>
            <Printer aria-hidden />
            Print
          </Button>
          {sheet.hasBoardPage && (
            <Button tone="line" size="small" onClick={() => print('board')}>
              <Printer aria-hidden />
              Board page
            </Button>
          )}
          <Button tone="line" size="small" onClick={() => saveFile(`${slug}-tasks.csv`, tasksCsv(sheet))}>
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
        <ResultSheet sheet={sheet} remarks={[peersText(peers)]} />
        <div className="below">
          {sheet.hasBoardPage && <BoardPage sheet={sheet} />}
          <WhyThisScore parts={parts} score={sheet.score} />
          {id ? (
            <Panels>
              <SharePanel
                of={{ kind: 'assessment', id, secret }}
                says="Anyone with the link sees the sheet, not your answers."
                shares={answers.shares}
                onChange={answers.keepShares}
              />
              <ReportPanel onSend={(email) => report({ slug, id, body: { secret, email } }).unwrap()} />
            </Panels>
          ) : (
            <Panels>
              <div role="status">
                <h2>Counted in this browser</h2>
                <p>
                  {trouble} The result is the same; sharing it and sending it by mail need the server. Reload
                  this page to try again. Your answers stay here.
                </p>
              </div>
            </Panels>
          )}
          <ResultNext assessment={assessment} sheet={sheet} answers={answers} />
        </div>
      </div>
    </ResultPageLook>
  );
}

function Counting() {
  return (
    <ResultPageLook className="ruled edges">
      <div className="wrap" role="status">
        <h1>Counting</h1>
        <p>Your answers are on their way.</p>
      </div>
    </ResultPageLook>
  );
}
