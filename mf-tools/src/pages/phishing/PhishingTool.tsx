import { below, styled } from '@site/shell/kit';
import { type DragEvent, useDeferredValue, useState } from 'react';
import { FactList } from '../../toolLayout/FactList';
import { InputBar, linkedHtml } from './input/InputBar';
import { usePhishingCheck } from './input/usePhishingCheck';
import { RecommendedActions } from './nextSteps/RecommendedActions';
import { AnalysisDetails } from './result/AnalysisDetails';
import { HiddenContentSlider } from './result/HiddenContentSlider';
import { PhishingVerdict } from './result/PhishingVerdict';
import { startWorker } from './worker/analysisWorker';

/** Input, verdict, evidence and recommended actions. */
export function PhishingTool() {
  const table = usePhishingCheck();
  const readingBelow = useDeferredValue(table.reading);
  const [isOver, setOver] = useState(false);
  const used = {
    onFocus: () => void startWorker(),
    onDragEnter: () => void startWorker(),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      const text = event.dataTransfer.getData('text/plain');
      if (file) table.open(file);
      else if (text) table.lay(text, linkedHtml(table.kind, event.dataTransfer));
    },
  };
  return (
    <>
      <Test className={`ruled edges${isOver ? ' is-over' : ''}`} aria-label="Phishing check" {...used}>
        <div className="wrap">
          <InputBar table={table} />
          <div className={table.phase === 'reading' ? 'results is-old' : 'results'}>
            <PhishingVerdict reading={table.reading} />
            <HiddenContentSlider reading={table.reading} />
          </div>
          <div className="facts">
            <FactList items={FACTS} />
          </div>
        </div>
      </Test>
      <AnalysisDetails table={table} reading={readingBelow} />
      <RecommendedActions reading={readingBelow} isExample={table.isExample} />
    </>
  );
}

const FACTS = [
  { term: 'Runs in', text: 'This browser, nowhere else' },
  { term: 'Opens', text: 'Nothing. Links are read, not opened' },
  { term: 'Keeps', text: 'Nothing' },
  { term: 'Says', text: '“No warning signs found”, never “safe”' },
];

const Test = styled('section')`
  padding-bottom: clamp(40px, 5vw, 72px);
  .results {
    transition: opacity 0.2s 0.2s;
  }
  .results.is-old {
    opacity: 0.55;
  }
  &.is-over .wrap {
    outline: 2px dashed var(--ember);
    outline-offset: 8px;
  }
  .facts {
    margin-top: 20px;
  }
  @media ${below.phone} {
    .wrap {
      width: 100%;
    }
    .facts {
      margin-inline: 16px;
    }
  }
`;
