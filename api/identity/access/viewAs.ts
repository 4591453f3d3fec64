import type { Request } from 'express';
import { badRequest, forbidden, HttpError } from '../../platform/errors/HttpError';
import { roles } from '../users/roles';
import type { SignedIn } from './authenticate';

/**
 * The member who asks, or an owner with fewer rights: with the header `X-View-As` an owner reads what that role would
 * read, personal details hidden as for it, and changes nothing (403 `viewing_as`).
 */
export function viewAs(req: Request, who: SignedIn): SignedIn {
  const asked = req.get('x-view-as');
  if (asked === undefined) return who;
  if (who.user.role !== 'owner') throw forbidden('Only an owner looks at this as another role.');
  const role = roles.find((each) => each === asked);
  if (!role) throw badRequest('There is no such role to look as.');
  if (req.method !== 'GET')
    throw new HttpError(403, 'viewing_as', `You are looking as ${role}, so nothing is changed.`);
  return { ...who, user: { ...who.user, role, ownRole: who.user.role } };
}
