import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { unseal } from '../../platform/encryption/seal';
import { HttpError } from '../../platform/errors/HttpError';
import { rawBody } from '../../platform/http/sanitizeInput';
import { SECRET_SEALED_FOR } from '../connection/hubspotClient';
import { webhookUrl } from '../connection/hubspotView';
import { noteEvent, readHubspot } from '../connection/model';
import { readHubspotMapping } from '../mapping/model';
import { CrmContact, requestSync } from '../sync/model';
import { receiveHubspotEvents } from './contract';
import { findChangedIds } from './findChangedIds';
import { isSignedByHubspot } from './isSignedByHubspot';

const perMinute = 600;

/** Changes that HubSpot reports. Each asks for a comparison, so one that comes twice, or out of order, does no harm. */
export function hubspotWebhookRoutes(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(api, receiveHubspotEvents, anyone, async ({ req }): Promise<undefined> => {
    await rateLimit.consume('hubspot-webhook', networkOf(clientAddress(req, env.internalKey)), perMinute, 60);
    const { clientSecret, portalId } = await readHubspot();
    const isSigned =
      clientSecret &&
      isSignedByHubspot(unseal(env.sealingKeys, clientSecret, SECRET_SEALED_FOR), {
        url: webhookUrl(env),
        body: rawBody(req) ?? Buffer.alloc(0),
        signature: req.get('x-hubspot-signature-v3') ?? '',
        timestamp: req.get('x-hubspot-request-timestamp') ?? '',
      });
    if (!isSigned) throw new HttpError(401, 'unsigned', 'The signature is not valid.');
    const { entries } = await readHubspotMapping();
    const ids = findChangedIds(req.body, portalId, new Set(entries.map(({ property }) => property)));
    await noteEvent();
    const found = { hubspotId: mongoose.trusted({ $in: ids }), task: 'sync' as const };
    await requestSync(await CrmContact.distinct('email', found));
  });
}
