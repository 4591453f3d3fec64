import { readOrigin } from '../../insights/origin/readOrigin';
import { conflict } from '../../platform/errors/HttpError';
import type { Assessment } from './Assessment';
import type { Submission as Given } from './contract';
import { hashOfSecret, Submission, type SubmissionRecord } from './model';
import { scoreOf } from './scoreOf';

/** Keeps answers once: sent again with the same secret, they are the ones that are kept already. */
export async function saveSubmission(assessment: Assessment, given: Given): Promise<SubmissionRecord> {
  const { slug, version } = assessment;
  const { score, domains, band } = scoreOf(assessment, given.answers);
  const secretHash = hashOfSecret(given.secret);
  try {
    const kept = await Submission.create({
      ...{ slug, version, answers: given.answers },
      ...{ score, domains, band: band.label, secretHash, outbox: [], origin: readOrigin(given.origin) },
    });
    return kept.toObject();
  } catch (error) {
    if ((error as { code?: number }).code !== 11000) throw error;
    const earlier = await Submission.findOne({ secretHash }).lean<SubmissionRecord>();
    if (earlier && isSame(earlier, { slug, version, answers: given.answers })) return earlier;
    throw conflict('These answers were sent before, with others. Please start again.');
  }
}

const isSame = (kept: SubmissionRecord, given: Pick<SubmissionRecord, 'slug' | 'version' | 'answers'>) =>
  kept.slug === given.slug && kept.version === given.version && `${kept.answers}` === `${given.answers}`;
