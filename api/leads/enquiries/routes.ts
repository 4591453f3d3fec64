import mongoose from 'mongoose';
import { findLandingReferral } from '../../content/landingPages/publishedLandings';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { normalizeOrigin } from '../../insights/origin/normalizeOrigin';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { notFound } from '../../platform/errors/HttpError';
import { createEnquiry, createEnquiryContext, enquirySent } from './contract';
import { channelOf } from './leadChannel';
import { Enquiry } from './model';
import { normalizeEnquiry, referralTerms } from './normalizeEnquiry';
import { receiveEnquiry } from './receiveEnquiry';
import { parseReference } from './reference';

/** The contact form. An enquiry is acknowledged once it is stored durably, and emailed afterwards. */
export function enquiryRoutes(api: Api, { acceptsTracking }: EnquiryHooks): void {
  const { env, rateLimit } = api;

  addRoute(
    api,
    createEnquiry,
    anyone,
    async ({ body: { website, ...fields }, req }) => {
      const { reference } = await receiveEnquiry(api, req, { enquiry: normalizeEnquiry(fields), website });
      return { success: true as const, message: enquirySent, reference };
    },
    { deadline: 14.5 },
  );

  addRoute(api, createEnquiryContext, anyone, async ({ params, body, req }): Promise<undefined> => {
    await rateLimit.consume('context', networkOf(clientAddress(req, env.internalKey)), 30, 60);
    const reference = parseReference(params.reference);
    const { origin, tracking, ...context } = body;
    const now = new Date();
    const isTracked = tracking && context.consent?.marketing === true && (await acceptsTracking());
    const isRecent = mongoose.trusted({ $gte: new Date(Date.now() - 30 * 60_000) });
    const isFirst = mongoose.trusted({ $exists: false });
    const came = normalizeOrigin(origin, env);
    const referral = await findLandingReferral(context.page, origin?.landing);
    // Leads can be searched by partner as well as by company.
    const terms = { $each: referralTerms(referral) };
    const { modifiedCount } = reference
      ? await Enquiry.updateOne(
          { reference, createdAt: isRecent, context: isFirst },
          {
            $set: {
              context: { ...context, at: now },
              ...(isTracked && { tracking: { ...tracking, at: now } }),
              origin: came,
              channel: channelOf({ origin: came }),
              isUnscored: true,
              ...referral,
            },
            $addToSet: { words: terms, plainWords: terms },
          },
        )
      : { modifiedCount: 0 };
    if (!modifiedCount) throw notFound('There is no inquiry to add this to.');
  });
}

interface EnquiryHooks {
  /** Whether enquiries are submitted to HubSpot with the cookie of its tracking. */
  acceptsTracking: () => Promise<boolean>;
}
