import type { Env } from '../../platform/configuration/env';
import { queueAccountMail } from '../mails/model';
import { type Requester, voidTokens } from '../tokens/oneTimeToken';
import { User, type UserRecord } from '../users/model';

/**
 * Gives a member a new password: every link that was sent before is void, and the member is told. False, and nothing is
 * changed, where their sessions were ended since the record was read: what began before that does not outlast it. Belongs
 * in a transaction, which ends the sessions as well.
 */
export async function changePassword(
  env: Pick<Env, 'mailFrom'>,
  { _id: userId, sessionVersion, email: to }: UserRecord,
  passwordHash: string,
  asked: Requester,
): Promise<boolean> {
  const { matchedCount } = await User.updateOne(
    { _id: userId, sessionVersion },
    { $set: { passwordHash, passwordChangedAt: new Date() } },
  );
  if (!matchedCount) return false;
  await voidTokens(userId);
  await queueAccountMail(env, { kind: 'password changed', to, userId, asked });
  return true;
}
