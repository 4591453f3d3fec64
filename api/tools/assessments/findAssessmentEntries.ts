import mongoose from 'mongoose';
import type { ContactSource } from '../../leads/contacts/ContactSource';
import { findAssessment } from './findAssessment';
import { Submission, type SubmissionRecord } from './model';

type Fields = Pick<SubmissionRecord, '_id' | 'slug' | 'version' | 'score' | 'createdAt'>;

/** The assessments whose report was emailed to a person in the last 30 days. Others are anonymous. */
export const findAssessmentEntries: ContactSource = async (emails, limit) => {
  const found = await Submission.find(
    { 'outbox.to': mongoose.trusted({ $in: emails }) },
    { slug: 1, version: 1, score: 1, createdAt: 1 },
  )
    .collation({ locale: 'en', strength: 2 })
    .limit(limit)
    .lean<Fields[]>();
  return found.map(({ _id, slug, version, score, createdAt }) => ({
    kind: 'assessment',
    id: _id,
    title: findAssessment(slug, version)?.title ?? slug,
    state: `Score ${score} of 100`,
    at: createdAt.toISOString(),
    startsAt: null,
  }));
};
