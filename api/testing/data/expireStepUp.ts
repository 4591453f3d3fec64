import { Session, stepUpLifetime } from '../../identity/session/model';
import { User } from '../../identity/users/model';

/** Dates back a member's last second factor, so that it is required again. */
export async function expireStepUp(email: string): Promise<void> {
  const user = await User.findOne({ email }, { _id: 1 }).lean();
  await Session.updateMany(
    { userId: user?._id },
    { factorAt: new Date(Date.now() - stepUpLifetime - 60_000) },
  );
}
