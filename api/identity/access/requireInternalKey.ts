import type { Request } from 'express';
import { isSameSecret } from '../../platform/client/clientAddress';
import { forbidden } from '../../platform/errors/HttpError';

/**
 * Allows requests that the shell makes for itself. Requests that it proxies for visitors have the key too,
 * but always with `X-Forwarded-For`.
 */
export function requireInternalKey(req: Request, internalKey: string): void {
  const key = req.get('x-internal-key') ?? '';
  const isHandedOn = req.get('x-forwarded-for') !== undefined;
  if (!internalKey || isHandedOn || !isSameSecret(key, internalKey)) throw forbidden();
}
