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
import { getFirmName } from '../../settings/getFirmName';
import { calculateSpamScore, QUARANTINE_SCORE } from './calculateSpamScore';
import {
  createEnquiry,
  createEnquiryContext,
  type EnquirySubmission,
  enquirySent,
  FORM_SECONDS_HEADER,
} from './contract';
import { createEnquiryRecord } from './createEnquiryRecord';
import { countEnquiry, refundEnquiry } from './enquiryLimits';
import { isTrustedSender } from './isTrustedSender';
import { Enquiry } from './model';
import { idFromKey, idsFromContent, normalizeEnquiry, referralTerms, requestHash } from './normalizeEnquiry';
import { parseReference } from './reference';
import { type SavedEnquiry, saveEnquiry } from './saveEnquiry';

/** The contact form. An enquiry is acknowledged once it is stored durably, and emailed afterwards. */
export function enquiryRoutes(api: Api): void {
  const { env, rateLimit } = api;

  const handleEnquiry = async (
    { website, ...fields }: EnquirySubmission,
    req: Request,
  ): Promise<SavedEnquiry> => {
    const enquiry = normalizeEnquiry(fields);
    const hash = requestHash(enquiry);
    const key = idempotencyKey(req);
    const { id, earlierId } = key
      ? { id: idFromKey(env.sessionSecret, key), earlierId: undefined }
      : idsFromContent(env.sessionSecret, hash, Date.now());
    const network = networkOf(clientAddress(req, env.internalKey));
    const sender = enquiry.email.toLowerCase();
    const agent = req.get('user-agent') ?? '';
    const source = { network, agent, sender, message: enquiry.message };
    const [isOverLimit, firm, confirmsToSender] = await Promise.all([
      countEnquiry(rateLimit, source),
      getFirmName(env),
      isMailAllowed(rateLimit, sender),
    ]);
    const spam = calculateSpamScore(enquiry, {
      isOverLimit,
      isHoneypotFilled: Boolean(website),
      secondsOpen: Number(req.get(FORM_SECONDS_HEADER) ?? Number.NaN),
    });
    const isTrusted = spam.score >= QUARANTINE_SCORE && (await isTrustedSender(sender));
    try {
      const saved = await saveEnquiry(
        createEnquiryRecord({ id, hash, enquiry, spam, isTrusted, confirmsToSender, req, env, firm }),
        earlierId,
      );
      if (saved.isRepeat) void refundEnquiry(rateLimit, source, true);
      else if (spam.score < QUARANTINE_SCORE || isTrusted) recordGoal(api, req, 'enquiry');
      return saved;
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
      if (!isRepeat) api.onMailQueued();
      return { success: true as const, message: enquirySent, reference };
    },
    { deadline: 14.5 },
  );

  addRoute(api, createEnquiryContext, anyone, async ({ params, body, req }): Promise<undefined> => {
    await rateLimit.consume('context', networkOf(clientAddress(req, env.internalKey)), 30, 60);
    const reference = parseReference(params.reference);
    const { origin, ...context } = body;
    const isRecent = mongoose.trusted({ $gte: new Date(Date.now() - 30 * 60_000) });
    const isFirst = mongoose.trusted({ $exists: false });
    const referral = await findLandingReferral(context.page, origin?.landing);
    // Leads can be searched by partner as well as by company.
    const terms = { $each: referralTerms(referral) };
    const { modifiedCount } = reference
      ? await Enquiry.updateOne(
          { reference, createdAt: isRecent, context: isFirst },
          {
            $set: {
              context: { ...context, at: new Date() },
              origin: normalizeOrigin(origin),
              isUnscored: true,
              ...referral,
            },
            $addToSet: { words: terms, plainWords: terms },
          },
        )
      : { modifiedCount: 0 };
    if (!modifiedCount) throw notFound('There is no enquiry to add this to.');
  });
}
