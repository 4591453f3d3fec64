import { endSessionsOf } from '../session/model';
import { User, type UserRecord } from '../users/model';

/** Takes every second factor of a member away and ends all sessions: the next sign-in sets up a new one. */
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
