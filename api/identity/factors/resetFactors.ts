import { endSessionsOf } from '../session/model';
import { User, type UserRecord } from '../users/model';

/** Removes all second factors of a member and ends all sessions. The next sign-in sets up a new factor. */
export async function resetFactors(userId: string): Promise<UserRecord | null> {
  await endSessionsOf(userId);
  return User.findOneAndUpdate(
    { _id: userId },
    {
      $set: { passkeys: [], recoveryCodes: [] },
      $unset: { app: '', pendingApp: '', factorReset: '' },
      $inc: { version: 1 },
    },
    { returnDocument: 'after' },
  ).lean<UserRecord>();
}
