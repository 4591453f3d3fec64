import { normalizeOrigin } from '../../insights/origin/normalizeOrigin';
import type { Env } from '../../platform/configuration/env';
import { conflict } from '../../platform/errors/HttpError';
import type { Assessment } from './Assessment';
import { calculateScore } from './calculateScore';
import type { Submission as SubmissionInput } from './contract';
import { hashSecret, Submission, type SubmissionRecord } from './model';

/** Saves a submission. A repeated request with the same secret and answers returns the saved one. */
export async function saveSubmission(
  assessment: Assessment,
  input: SubmissionInput,
  env: Pick<Env, 'sessionSecret'>,
): Promise<SubmissionRecord> {
  const { slug, version } = assessment;
  const { score, domains, band } = calculateScore(assessment, input.answers);
  const secretHash = hashSecret(input.secret);
  try {
    const saved = await Submission.create({
      slug,
      version,
      answers: input.answers,
      score,
      domains,
      band: band.label,
      secretHash,
      outbox: [],
      // Answers are anonymous: nothing may connect them with what the browser sent elsewhere.
      origin: normalizeOrigin({ ...input.origin, browserId: undefined }, env),
    });
    return saved.toObject();
  } catch (error) {
    if ((error as { code?: number }).code !== 11000) throw error;
    const earlier = await Submission.findOne({ secretHash }).lean<SubmissionRecord>();
    if (earlier && isSame(earlier, { slug, version, answers: input.answers })) return earlier;
    throw conflict('These answers were already sent. Please start again.');
  }
}

const isSame = (saved: SubmissionRecord, input: Pick<SubmissionRecord, 'slug' | 'version' | 'answers'>) =>
  saved.slug === input.slug && saved.version === input.version && `${saved.answers}` === `${input.answers}`;
