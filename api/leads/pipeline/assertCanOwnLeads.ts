import { badRequest } from '../../platform/errors/HttpError';
import { findLeadMembers } from './leadMembers';

/** Throws 400 if a lead or task would belong to a member who may not edit leads. */
export async function assertCanOwnLeads(
  id: string | null | undefined,
  field: 'ownerId' | 'assigneeId' = 'ownerId',
): Promise<void> {
  if (!id) return;
  const members = await findLeadMembers();
  if (members.some(({ _id }) => _id === id)) return;
  throw badRequest(NO_MEMBER, { [field]: NO_MEMBER });
}

const NO_MEMBER = 'Please choose an active member who can edit leads.';
