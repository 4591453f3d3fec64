import type { Env } from '../../platform/configuration/env';
import { queueAccountMail } from '../mails/model';
import { type Requester, revokeTokens } from '../tokens/oneTimeToken';
import { User, type UserRecord } from '../users/model';

/**
 * Sets a new password, revokes all links sent before and queues a notification. Returns false and changes
 * nothing when the member's sessions were ended since the record was read. Must run in a transaction that
 * also ends the sessions.
 */
export async function changePassword(
  env: Pick<Env, 'mailFrom'>,
  { _id: userId, sessionVersion, email: to }: UserRecord,
  passwordHash: string,
  requester: Requester,
): Promise<boolean> {
  const { matchedCount } = await User.updateOne(
    { _id: userId, sessionVersion },
    { $set: { passwordHash, passwordChangedAt: new Date() } },
  );
  if (!matchedCount) return false;
  await revokeTokens(userId);
  await queueAccountMail(env, { kind: 'password changed', to, userId, requester });
  return true;
}
