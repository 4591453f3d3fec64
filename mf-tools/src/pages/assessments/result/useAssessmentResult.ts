import type { Assessment } from '@site/api/tools/assessments/Assessment';
import { buildReport, getAnswerDetails } from '@site/api/tools/assessments/buildReport';
import type { SubmissionResult } from '@site/api/tools/assessments/contract';
import { getVisitOrigin, reportConversion, track } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useState } from 'react';
import type { Answers } from '../answers/useAnswers';
import { useCreateSubmissionMutation } from './assessmentsApi';

/**
 * A result. Without an `id` it was calculated locally, since the server was unavailable, and is stored nowhere else.
 */
export type Result = Omit<SubmissionResult, 'id'> & { id?: string; failure?: string };

/**
 * The result of the answers as calculated by the server. Repeating a submission with the same secret counts once. If
 * the server is unavailable, calculates the result locally with the same rules.
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
        track('assessment finished', { assessment: assessment.slug, band: found.report.band });
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
    report: buildReport({ assessment, answers, drawnAt: new Date(), isOwn: true }),
    parts: getAnswerDetails(assessment, answers),
    peers: null,
    failure: status > 0 && status < 500 && text ? text : 'We couldn’t reach our server.',
  };
}
