import type { Assessment } from '@site/api/tools/assessments/Assessment';
import { lazy, Suspense } from 'react';
import { useAnswers } from './answers/useAnswers';
import { QuestionScreen } from './questions/QuestionScreen';

const AssessmentResult = lazy(() =>
  import('./result/AssessmentResult').then(({ AssessmentResult }) => ({ default: AssessmentResult })),
);

/** The questions, followed by the result. */
export function AssessmentFlow({ assessment }: { assessment: Assessment }) {
  const answers = useAnswers(assessment);
  if (!answers.isDone) return <QuestionScreen assessment={assessment} answers={answers} />;
  return (
    <Suspense fallback={<p role="status">Counting…</p>}>
      <AssessmentResult assessment={assessment} answers={answers} />
    </Suspense>
  );
}
