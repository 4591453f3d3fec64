import type { Assessment } from '@site/api/tools/assessments/Assessment';
import { buildReport, getAnswerDetails } from '@site/api/tools/assessments/buildReport';
import type { SubmissionResult } from '@site/api/tools/assessments/contract';
import { getVisitOrigin, reportConversion, track } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useState } from 'react';
import type { Answers } from '../answers/useAnswers';
import { useCreateSubmissionMutation } from './assessmentsApi';

/** A result; without an `id` it was counted here, since the server could not be asked, and is kept nowhere else. */
export type Result = Omit<SubmissionResult, 'id'> & { id?: string; failure?: string };

/**
 * What the answers come to: the server's count. The same answers under the same secret are the same submission, so that
 * coming back to a result counts nobody twice. Where the server cannot be asked, the same rules count here.
 */
export function useAssessmentResult(
  assessment: Assessment,
  { answers, version, secret }: Answers,
): Result | undefined {
  const [create] = useCreateSubmissionMutation();
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    let isCurrent = true;
    create({ slug: assessment.slug, body: { version, answers, secret, origin: getVisitOrigin() } })
      .unwrap()
      .catch((error: ApiError) => scoreLocally(assessment, answers, error))
      .then((found: Result) => {
        if (!isCurrent) return;
        setResult(found);
        track('assessment finished', { assessment: assessment.slug, band: found.sheet.band });
        reportConversion('assessment_finished', found.id ?? secret);
      });
    return () => {
      isCurrent = false;
    };
  }, [create, assessment, answers, version, secret]);
  return result;
}

function scoreLocally(assessment: Assessment, answers: number[], { status, text }: ApiError): Result {
  return {
    sheet: buildReport({ assessment, answers, drawnAt: new Date(), isOwn: true }),
    parts: getAnswerDetails(assessment, answers),
    peers: null,
    failure: status > 0 && status < 500 && text ? text : 'Our server could not be reached.',
  };
}
