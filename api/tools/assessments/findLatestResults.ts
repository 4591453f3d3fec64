import mongoose from 'mongoose';
import type { FindResults } from '../../hubspot/sync/readLocalContacts';
import { findAssessment } from './findAssessment';
import { Submission, type SubmissionRecord } from './model';

type Fields = Pick<SubmissionRecord, 'slug' | 'version' | 'score' | 'outbox'>;

/** The latest result that was emailed to each of these people in the last 30 days. Others are anonymous. */
export const findLatestResults: FindResults = async (emails) => {
  const found = await Submission.find(
    { 'outbox.to': mongoose.trusted({ $in: emails }) },
    { slug: 1, version: 1, score: 1, 'outbox.to': 1 },
  )
    .collation({ locale: 'en', strength: 2 })
    .sort({ createdAt: 1 })
    .lean<Fields[]>();
  return new Map(
    found.flatMap(({ slug, version, score, outbox }) =>
      outbox.flatMap(({ to }) => {
        const result = { title: findAssessment(slug, version)?.title ?? slug, score };
        return to ? [[to.toLowerCase(), result] as const] : [];
      }),
    ),
  );
};
