import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { clientAddress, networkOf } from '../../http/clientAddress';
import { writtenBody } from '../../http/plainInput';
import { notFound, Refusal } from '../../http/Refusal';
import { keepTold } from '../bookings/keepTold';
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
