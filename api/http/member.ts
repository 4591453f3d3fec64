import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import { User, type UserRecord } from '../accounts/model';
import type { Api } from '../deps';
import { signInFirst } from './Refusal';

const longest = 12 * 60 * 60 * 1000;

/**
 * Who is signed in with this request, as the database knows them now: a role taken away or an account
 * disabled counts from the next request. 401 for everyone else.
 */
export async function memberOf(api: Api, req: Request, res: Response): Promise<UserRecord> {
  await api.session(req, res);
  const signedIn = req.session.signedIn;
  if (!signedIn) throw signInFirst();
  const user = await User.findById(signedIn.userId).lean<UserRecord>();
  const isOver = Date.now() - signedIn.at > longest;
  if (isOver || user?.status !== 'active' || user.sessionVersion !== signedIn.version) {
    await endSession(req);
    throw signInFirst();
  }
  return user;
}

/** Ends the session for good, on a majority of the database's members. */
export async function endSession(req: Request): Promise<void> {
  // It is gone already where a transaction is done again.
  if (req.session) await promisify(req.session.destroy.bind(req.session))();
}
