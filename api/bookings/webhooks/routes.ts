import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { HttpError, notFound } from '../../platform/errors/HttpError';
import { textBody } from '../../platform/http/sanitizeInput';
import { saveExternalBooking } from '../saveExternalBooking';
import { createBookingHook } from './contract';
import { readHook } from './readHook';
import { type HookProvider, isSignedBy } from './signatures';

/** What services tell us unasked. */
export function webhookRoutes(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(api, createBookingHook, anyone, async ({ params, req }): Promise<undefined> => {
    await rateLimit.allow('webhook', networkOf(clientAddress(req, env.internalKey)), 300, 60);
    const { provider } = params;
    if (!Object.hasOwn(isSignedBy, provider)) throw notFound('There is no such service.');
    const service = provider as HookProvider;
    const isSigned = isSignedBy[service]({
      body: textBody(req) ?? Buffer.alloc(0),
      header: (name) => req.get(name),
      secret: env.bookingHookSecrets[service],
      now: Date.now() / 1000,
    });
    if (!isSigned) throw new HttpError(401, 'unsigned', 'The signature does not hold.');
    const told = readHook(service, req.body);
    if (told) await saveExternalBooking(service, told);
  });
}
