import { exampleReport } from '../reports/example';
import type { Submission, SubmissionResult } from './contract';

/** Answers to the twenty questions, all second best. */
export const exampleSubmission = (part: Partial<Submission> = {}): Submission => ({
  version: '1.0',
  answers: Array.from({ length: 20 }, () => 3),
  secret: 'AAAAAAAAAAAAAAAAAAAAAA',
  ...part,
});

export const exampleResult = (part: Partial<SubmissionResult> = {}): SubmissionResult => ({
  id: '0123456789abcdef01234567',
  report: exampleReport(),
  parts: [
    {
      question: 'When did you last restore something from a backup?',
      domain: 'Continuity',
      answer: 'A file, once, when we needed it',
      message: 'Small losses are covered; a large one is untested.',
      earned: 490,
      points: 7,
    },
  ],
  peers: null,
  ...part,
});
