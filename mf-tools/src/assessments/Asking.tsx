import type { Assessment } from '@site/api/Assessment';
import { lazy, Suspense } from 'react';
import { Questions } from './Questions';
import { useAnswers } from './useAnswers';

const ResultView = lazy(() => import('./ResultView').then(({ ResultView }) => ({ default: ResultView })));

/** The questions and, after the last of them, the result. */
export function Asking({ assessment }: { assessment: Assessment }) {
  const answers = useAnswers(assessment);
  if (!answers.isDone) return <Questions assessment={assessment} answers={answers} />;
  return (
    <Suspense fallback={<p role="status">Counting…</p>}>
      <ResultView assessment={assessment} answers={answers} />
    </Suspense>
  );
}
