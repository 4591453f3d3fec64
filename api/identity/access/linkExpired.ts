import type { Request } from 'express';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { unprocessable } from '../../platform/errors/HttpError';
import type { Api } from './Api';

/** A link out of a mail that is used, replaced, over or made up: nobody learns which. */
export function linkExpired() {
  return unprocessable('link_over', 'This link no longer works. Please ask for a new one.');
}

/** Nobody guesses a link; who tries many is slowed down all the same. */
export async function limitLinkAttempts({ rateLimit, env }: Api, req: Request): Promise<void> {
  await rateLimit.allow('links', networkOf(clientAddress(req, env.internalKey)), 30, 300);
}
