import { array, type Infer, integer, max, min, nullable, object, size, string } from 'superstruct';
import { Origin } from '../../insights/origin/contract';
import { endpoint, optional, text } from '../../platform/contracts/endpoint';
import { browserSecret, Report, ReportEmailAddress } from '../reports/contract';

/** All answers in the order of the questions: 1 to 4, or 5 for "Not sure". */
export const Submission = object({
  /** Version of the assessment. */
  version: text({ min: 1, max: 20, label: 'The version', example: '1.0' }),
  answers: size(array(max(min(integer(), 1), 5)), 1, 60),
  /** A repeated request with this secret is the same submission. */
  secret: browserSecret(),
  /** Origin of the visit. */
  origin: optional(Origin),
});
export type Submission = Infer<typeof Submission>;

/** Result of one question; `earned` in hundredths of a point. */
export const SubmissionPart = object({
  question: string(),
  domain: string(),
  answer: string(),
  message: string(),
  earned: integer(),
  points: integer(),
});
export type SubmissionPart = Infer<typeof SubmissionPart>;

/** Comparison with others: their number, their average, and the percentage that scored lower. */
export const Peers = object({ count: integer(), average: integer(), below: integer() });
export type Peers = Infer<typeof Peers>;

export const SubmissionResult = object({
  id: string(),
  report: Report,
  parts: array(SubmissionPart),
  /** Null until there are enough submissions. */
  peers: nullable(Peers),
});
export type SubmissionResult = Infer<typeof SubmissionResult>;

/** Minimum number of other submissions for a comparison. */
export const MIN_PEERS = 20;

export const ReportRequest = object({
  secret: browserSecret(),
  email: ReportEmailAddress,
});
export type ReportRequest = Infer<typeof ReportRequest>;

export const createSubmission = endpoint({
  method: 'POST',
  path: '/assessments/:slug/submissions',
  body: Submission,
  returns: SubmissionResult,
  status: 201,
  summary:
    'Scores the answers, stores them anonymously and returns the result. 409 if the questions have changed.',
});

export const createReport = endpoint({
  method: 'POST',
  path: '/assessments/:slug/submissions/:id/report',
  body: ReportRequest,
  status: 204,
  summary: 'Emails the result to an address. Requires the secret of the submission.',
});
