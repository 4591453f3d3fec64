import { can } from '../../identity/access/can';
import { User, type UserRecord } from '../../identity/users/model';
import { mayRunTemplates } from '../pageTemplates/policy';
import type { PageRunRecord } from './model';

/** Why a run or a rollout must not go on: the member on whose behalf it works is no longer allowed to generate pages. */
export async function findRunFault({ actor }: Pick<PageRunRecord, 'actor'>): Promise<string | undefined> {
  const member = await User.findById(actor?._id).lean<UserRecord>();
  if (member?.status === 'active' && can(member, mayRunTemplates)) return undefined;
  return `${actor?.name || 'The member who started this'} no longer has permission to publish generated pages.`;
}
