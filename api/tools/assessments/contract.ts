import { array, type Infer, integer, max, min, nullable, object, size, string } from 'superstruct';
import { Origin } from '../../insights/origin/contract';
import { endpoint, optional, text } from '../../platform/contracts/endpoint';
import { browserSecret, MailAddress, Sheet } from '../reports/contract';

/** All answers to an assessment: for each question, in its order, 1 to 4, or 5 for "Not sure". */
export const Submission = object({
  /** Of the questions that were answered. */
  version: text({ min: 1, max: 20, label: 'The version', example: '1.0' }),
  answers: size(array(max(min(integer(), 1), 5)), 1, 60),
  /** Sent again, it is the same submission. */
  secret: browserSecret(),
  /** Where the visit came from. */
  origin: optional(Origin),
});
export type Submission = Infer<typeof Submission>;

/** What one question brought; `earned` in hundredths of a point, of so many points. */
export const SubmissionPart = object({
  question: string(),
  domain: string(),
  answer: string(),
  says: string(),
  earned: integer(),
  points: integer(),
});
export type SubmissionPart = Infer<typeof SubmissionPart>;

/** How others answered: how many they are, what they reached on average, and how many of a hundred reached less. */
export const Peers = object({ count: integer(), average: integer(), below: integer() });
export type Peers = Infer<typeof Peers>;

export const SubmissionResult = object({
  id: string(),
  sheet: Sheet,
  parts: array(SubmissionPart),
  /** Null until there are enough of them. */
  peers: nullable(Peers),
});
export type SubmissionResult = Infer<typeof SubmissionResult>;

/** So many others must have answered before anything is said of them. */
export const PEERS_FROM = 20;

export const Report = object({
  secret: browserSecret(),
  email: MailAddress,
});
export type Report = Infer<typeof Report>;

export const createSubmission = endpoint({
  method: 'POST',
  path: '/assessments/:slug/submissions',
  body: Submission,
  returns: SubmissionResult,
  status: 201,
  summary:
    'Scores the answers, keeps them without a name, and answers with the result. 409 where the questions changed.',
});

export const createReport = endpoint({
  method: 'POST',
  path: '/assessments/:slug/submissions/:id/report',
  body: Report,
  status: 204,
  summary: 'Mails the result to an address, for whoever holds the secret it was sent with.',
});
