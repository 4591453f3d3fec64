import type { Request } from 'express';
import mongoose from 'mongoose';
import { findLandingReferral } from '../../content/landingPages/publishedLandings';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { normalizeOrigin } from '../../insights/origin/normalizeOrigin';
import { recordGoal } from '../../insights/variants/recordGoal';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { notFound } from '../../platform/errors/HttpError';
import { idempotencyKey } from '../../platform/http/idempotencyKey';
import { isMailAllowed } from '../../platform/limits/mailBudget';
import { firmOf } from '../../settings/firmOf';
import { calculateSpamScore, QUARANTINE_SCORE } from './calculateSpamScore';
import { createEnquiry, createEnquiryContext, enquirySent } from './contract';
import { createEnquiryRecord } from './createEnquiryRecord';
import { countEnquiry, refundEnquiry } from './enquiryLimits';
import { Enquiry } from './model';
import { idFromKey, idsFromContent, normalizeEnquiry, referralTerms, requestHash } from './normalizeEnquiry';
import { parseReference } from './reference';
import { type SavedEnquiry, saveEnquiry } from './saveEnquiry';

/** The contact form: stored first, mailed afterwards, acknowledged only when it cannot be lost any more. */
export function enquiryRoutes(api: Api): void {
  const { env, rateLimit } = api;

  const handleEnquiry = async (
    body: ReturnType<typeof normalizeEnquiry>,
    req: Request,
  ): Promise<SavedEnquiry> => {
    const enquiry = normalizeEnquiry(body);
    const hash = requestHash(enquiry);
    const key = idempotencyKey(req);
    const { id, earlierId } = key
      ? { id: idFromKey(env.sessionSecret, key), earlierId: undefined }
      : idsFromContent(env.sessionSecret, hash, Date.now());
    const network = networkOf(clientAddress(req, env.internalKey));
    const sender = enquiry.email.toLowerCase();
    const agent = req.get('user-agent') ?? '';
    const source = { network, agent, sender, message: enquiry.message };
    const [isOverLimit, firm, isAnswered] = await Promise.all([
      countEnquiry(rateLimit, source),
      firmOf(env),
      isMailAllowed(rateLimit, sender),
    ]);
    const spam = calculateSpamScore(enquiry, { isOverLimit, ...signalsOf(req) });
    try {
      const kept = await saveEnquiry(
        createEnquiryRecord({ id, hash, enquiry, spam, confirmsToSender: isAnswered, req, env, firm }),
        earlierId,
      );
      if (kept.isRepeat) void refundEnquiry(rateLimit, source, true);
      else if (spam.score < QUARANTINE_SCORE) recordGoal(api, req, 'enquiry');
      return kept;
    } catch (error) {
      void refundEnquiry(rateLimit, source, false);
      throw error;
    }
  };

  addRoute(
    api,
    createEnquiry,
    anyone,
    async ({ body, req }) => {
      const { reference, isRepeat } = await handleEnquiry(body, req);
      if (!isRepeat) api.onMailWaiting();
      return { success: true as const, message: enquirySent, reference };
    },
    { deadline: 14.5 },
  );

  addRoute(api, createEnquiryContext, anyone, async ({ params, body, req }): Promise<undefined> => {
    await rateLimit.allow('context', networkOf(clientAddress(req, env.internalKey)), 30, 60);
    const reference = parseReference(params.reference);
    const { origin, ...said } = body;
    const isRecent = mongoose.trusted({ $gte: new Date(Date.now() - 30 * 60_000) });
    const isFirst = mongoose.trusted({ $exists: false });
    const behind = await findLandingReferral(said.page, origin?.landing);
    // A lead is found by its partner as it is by its company.
    const found = { $each: referralTerms(behind) };
    const { modifiedCount } = reference
      ? await Enquiry.updateOne(
          { reference, createdAt: isRecent, context: isFirst },
          {
            $set: { context: { ...said, at: new Date() }, origin: normalizeOrigin(origin), ...behind },
            $addToSet: { words: found, plainWords: found },
          },
        )
      : { modifiedCount: 0 };
    if (!modifiedCount) throw notFound('There is no enquiry to add this to.');
  });
}

// Both come beside the contract: a field that only programs fill in, and how long the form was open.
function signalsOf(req: Request) {
  const { website } = (req.body ?? {}) as { website?: unknown };
  const open = Number(req.get('x-form-seconds') ?? Number.NaN);
  return { isHoneypotFilled: Boolean(website), ...(Number.isFinite(open) && { secondsOpen: open }) };
}
