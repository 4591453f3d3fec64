import type { Assessment } from '@site/api/tools/assessments/Assessment';
import { track } from '@site/shell/kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useAnswers } from './answers/useAnswers';
import { QuestionScreen } from './questions/QuestionScreen';

const AssessmentResult = lazy(() =>
  import('./result/AssessmentResult').then(({ AssessmentResult }) => ({ default: AssessmentResult })),
);

/** The questions, followed by the result. */
export function AssessmentFlow({ assessment }: { assessment: Assessment }) {
  const answers = useAnswers(assessment);
  useTrackedParts(assessment, answers.at);
  if (!answers.isDone) return <QuestionScreen assessment={assessment} answers={answers} />;
  return (
    <Suspense fallback={<p role="status">Counting…</p>}>
      <AssessmentResult assessment={assessment} answers={answers} />
    </Suspense>
  );
}

/** Reports each part that is reached, once, so that analytics shows where visitors leave. */
function useTrackedParts({ slug, domains, questions }: Assessment, at: number): void {
  const furthest = useRef(-1);
  const part = domains.findIndex(({ id }) => id === questions[at]?.domain);
  useEffect(() => {
    if (part <= furthest.current) return;
    furthest.current = part;
    track('assessment part reached', { assessment: slug, part: `${part + 1}. ${domains[part]?.label}` });
  }, [slug, domains, part]);
}
