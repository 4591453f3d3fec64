import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { HttpError, notFound } from '../../platform/errors/HttpError';
import { rawBody } from '../../platform/http/sanitizeInput';
import { saveExternalBooking } from '../saveExternalBooking';
import { createBookingWebhook } from './contract';
import { parseWebhook } from './parseWebhook';
import { isSignedBy, type WebhookProvider } from './signatures';

/** Webhooks of external services. */
export function webhookRoutes(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(api, createBookingWebhook, anyone, async ({ params, req }): Promise<undefined> => {
    await rateLimit.consume('webhook', networkOf(clientAddress(req, env.internalKey)), 300, 60);
    const { provider } = params;
    if (!Object.hasOwn(isSignedBy, provider)) throw notFound('There is no such service.');
    const service = provider as WebhookProvider;
    const isSigned = isSignedBy[service]({
      body: rawBody(req) ?? Buffer.alloc(0),
      header: (name) => req.get(name),
      secret: env.bookingHookSecrets[service],
      now: Date.now() / 1000,
    });
    if (!isSigned) throw new HttpError(401, 'unsigned', 'The signature is not valid.');
    const booking = parseWebhook(service, req.body);
    if (booking) await saveExternalBooking(service, booking);
  });
}
