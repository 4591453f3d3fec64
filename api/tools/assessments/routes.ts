import type { Request } from 'express';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { badRequest, conflict, notFound, tooManyRequests } from '../../platform/errors/HttpError';
import { addressHash } from '../../platform/limits/addressHash';
import { assertMailAllowed } from '../../platform/limits/mailBudget';
import { newEntry } from '../../platform/outbox/outboxEntries';
import { assessmentOf, isAssessment } from './assessments';
import { createReport, createSubmission } from './contract';
import { hashOfSecret, Submission } from './model';
import { peersOf } from './peersOf';
import { partsOf, sheetOf } from './reportOf';
import { saveSubmission } from './saveSubmission';

const hour = 3600;
const day = 86_400;
const mostReports = 5;

/** The assessments: answers come in without a name, the result goes back at once, and by mail for who wants it. */
export function assessmentRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const networkOfCaller = (req: Request) => networkOf(clientAddress(req, env.internalKey));

  addRoute(api, createSubmission, anyone, async ({ params, body, req }) => {
    if (!isAssessment(params.slug)) throw notFound();
    const assessment = assessmentOf(params.slug, body.version);
    if (!assessment) throw conflict('The questions have changed since you began. Please start again.');
    if (body.answers.length !== assessment.questions.length)
      throw badRequest('Every question needs an answer.', { answers: 'Every question needs an answer.' });
    await rateLimit.allow('assessment', networkOfCaller(req), 60, hour);
    const kept = await saveSubmission(assessment, body);
    const { answers, createdAt: drawnAt } = kept;
    return {
      id: kept._id,
      sheet: sheetOf({ assessment, answers, drawnAt, isOwn: true }),
      parts: partsOf(assessment, answers),
      peers: await peersOf(kept),
    };
  });

  addRoute(api, createReport, anyone, async ({ params, body, req }): Promise<undefined> => {
    const { slug, id } = params;
    const secretHash = hashOfSecret(body.secret);
    const kept = await Submission.findOne({ _id: id, slug, secretHash }).select('outbox').lean();
    if (!kept) throw notFound('This result is not known any more. Please answer the questions again.');
    const to = body.email.trim();
    await rateLimit.allow('report-network', networkOfCaller(req), 10, hour);
    await rateLimit.allow('report-address', addressHash(to), 3, hour);
    await rateLimit.allow('report-address-day', addressHash(to), 6, day);
    await assertMailAllowed(rateLimit, to);
    const messageId = `<${id}-${kept.outbox.length}.report@${env.mailFrom.split('@').at(-1)}>`;
    // Whoever was quicker took the place: nobody has more mails sent than there are places.
    const isFree = mongoose.trusted({ $exists: false });
    const { modifiedCount } =
      kept.outbox.length < mostReports
        ? await Submission.updateOne(
            { _id: id, secretHash, [`outbox.${kept.outbox.length}`]: isFree },
            { $push: { outbox: newEntry({ kind: 'report', to, messageId }) } },
          )
        : { modifiedCount: 0 };
    if (!modifiedCount)
      throw tooManyRequests(hour, 'This result was mailed often enough. Please print it instead.');
    api.onMailWaiting();
  });
}
