import type { Request } from 'express';
import { badRequest } from '../errors/HttpError';

/** The Idempotency-Key header of a request, if any. */
export function idempotencyKey(req: Request): string | undefined {
  const key = req.get('idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw badRequest('The header Idempotency-Key must have 1 to 128 characters without spaces.');
  }
  return key;
}
