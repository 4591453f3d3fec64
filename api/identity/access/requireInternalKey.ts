import type { Request } from 'express';
import { isSame } from '../../platform/client/clientAddress';
import { forbidden } from '../../platform/errors/HttpError';

/**
 * Lets in the site's own server speaking for itself. What it hands on for a visitor carries the key as well, and always
 * the visitor's address beside it: that is somebody else's word.
 */
export function requireInternalKey(req: Request, internalKey: string): void {
  const key = req.get('x-internal-key') ?? '';
  const isHandedOn = req.get('x-forwarded-for') !== undefined;
  if (!internalKey || isHandedOn || !isSame(key, internalKey)) throw forbidden();
}
