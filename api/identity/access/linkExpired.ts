import type { Request } from 'express';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { unprocessable } from '../../platform/errors/HttpError';
import type { Api } from './Api';

/** The same error for links that are used, replaced, expired or invalid, so that nobody learns which. */
export function linkExpired() {
  return unprocessable('link_over', 'This link no longer works. Please request a new one.');
}

/** Limits attempts per network. Tokens cannot be guessed, but attempts still cost database reads. */
export async function limitLinkAttempts({ rateLimit, env }: Api, req: Request): Promise<void> {
  await rateLimit.consume('links', networkOf(clientAddress(req, env.internalKey)), 30, 300);
}
