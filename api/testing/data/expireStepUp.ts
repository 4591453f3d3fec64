import { freshFor, Session } from '../../identity/session/model';
import { User } from '../../identity/users/model';

/** As if the member had proved a factor so long ago that it is asked for again. */
export async function expireStepUp(email: string): Promise<void> {
  const user = await User.findOne({ email }, { _id: 1 }).lean();
  await Session.updateMany({ userId: user?._id }, { factorAt: new Date(Date.now() - freshFor - 60_000) });
}
