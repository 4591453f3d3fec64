import type { Api } from '../../identity/access/Api';
import { answer } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { notFound, Refusal } from '../../platform/errors/HttpError';
import { writtenBody } from '../../platform/http/sanitizeInput';
import { keepTold } from '../saveExternalBooking';
import { createBookingHook } from './contract';
import { readHook } from './readHook';
import { type HookProvider, isSignedBy } from './signatures';

/** What services tell us unasked. */
export function webhookRoutes(api: Api): void {
  const { env, rateLimit } = api;
  answer(api, createBookingHook, anyone, async ({ params, req }): Promise<undefined> => {
    await rateLimit.allow('webhook', networkOf(clientAddress(req, env.internalKey)), 300, 60);
    const { provider } = params;
    if (!Object.hasOwn(isSignedBy, provider)) throw notFound('There is no such service.');
    const service = provider as HookProvider;
    const isSigned = isSignedBy[service]({
      body: writtenBody(req) ?? Buffer.alloc(0),
      header: (name) => req.get(name),
      secret: env.bookingHookSecrets[service],
      now: Date.now() / 1000,
    });
    if (!isSigned) throw new Refusal(401, 'unsigned', 'The signature does not hold.');
    const told = readHook(service, req.body);
    if (told) await keepTold(service, told);
  });
}
