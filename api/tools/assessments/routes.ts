import type { Request } from 'express';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { markUnscored } from '../../leads/score/scoreLeads';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { badRequest, conflict, notFound, tooManyRequests } from '../../platform/errors/HttpError';
import { addressHash } from '../../platform/limits/addressHash';
import { assertMailAllowed } from '../../platform/limits/mailBudget';
import { newMessageId, newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { buildReport, getAnswerDetails } from './buildReport';
import { comparePeers } from './comparePeers';
import { createReport, createSubmission } from './contract';
import { findAssessment, isAssessment } from './findAssessment';
import { hashSecret, Submission } from './model';
import { saveSubmission } from './saveSubmission';

const hour = 3600;
const day = 86_400;
const maxReports = 5;

/** Assessments: anonymous submissions with an immediate result, and reports by email. */
export function assessmentRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const getNetwork = (req: Request) => networkOf(clientAddress(req, env.internalKey));

  addRoute(api, createSubmission, anyone, async ({ params, body, req }) => {
    if (!isAssessment(params.slug)) throw notFound();
    const assessment = findAssessment(params.slug, body.version);
    if (!assessment) throw conflict('The questions have changed since you started. Please start again.');
    if (body.answers.length !== assessment.questions.length)
      throw badRequest('Every question needs an answer.', { answers: 'Every question needs an answer.' });
    await rateLimit.consume('assessment', getNetwork(req), 60, hour);
    const submission = await saveSubmission(assessment, body, env);
    const { answers, createdAt: drawnAt } = submission;
    return {
      id: submission._id,
      report: buildReport({ assessment, answers, drawnAt, isOwn: true }),
      parts: getAnswerDetails(assessment, answers),
      peers: await comparePeers(submission),
    };
  });

  addRoute(api, createReport, anyone, async ({ params, body, req }): Promise<undefined> => {
    const { slug, id } = params;
    const secretHash = hashSecret(body.secret);
    const submission = await Submission.findOne({ _id: id, slug, secretHash }).select('outbox').lean();
    if (!submission) throw notFound('We no longer have this result. Please answer the questions again.');
    const to = body.email.trim();
    await rateLimit.consume('report-network', getNetwork(req), 10, hour);
    await rateLimit.consume('report-address', addressHash(to), 3, hour);
    await rateLimit.consume('report-address-day', addressHash(to), 6, day);
    await assertMailAllowed(rateLimit, to);
    const messageId = newMessageId(`${id}-${submission.outbox.length}.report`, env);
    // Conditional update: concurrent requests cannot exceed the maximum number of emails.
    const isFree = mongoose.trusted({ $exists: false });
    const { modifiedCount } =
      submission.outbox.length < maxReports
        ? await Submission.updateOne(
            { _id: id, secretHash, [`outbox.${submission.outbox.length}`]: isFree },
            { $push: { outbox: newOutboxEntry({ kind: 'report', to, messageId }) } },
          )
        : { modifiedCount: 0 };
    if (!modifiedCount)
      throw tooManyRequests(
        hour,
        'You’ve reached the limit for emailing this result. Please print it instead.',
      );
    await markUnscored([to]);
    api.onMailQueued();
  });
}
