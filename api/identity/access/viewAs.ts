import type { Request } from 'express';
import { badRequest, forbidden, HttpError } from '../../platform/errors/HttpError';
import { roles } from '../users/roles';
import type { SignedIn } from './authenticate';

/**
 * Lets an owner view data as another role with the header `X-View-As`. Personal details are hidden as for
 * that role, and writes answer 403 `viewing_as`.
 */
export function viewAs(req: Request, who: SignedIn): SignedIn {
  const requested = req.get('x-view-as');
  if (requested === undefined) return who;
  if (who.user.role !== 'owner') throw forbidden('Only owners can view the workbench as another role.');
  const role = roles.find((each) => each === requested);
  if (!role) throw badRequest('There is no such role.');
  if (req.method !== 'GET')
    throw new HttpError(
      403,
      'viewing_as',
      `You’re viewing the workbench as ${role}. Changes aren’t saved in this view.`,
    );
  return { ...who, user: { ...who.user, role, ownRole: who.user.role } };
}
