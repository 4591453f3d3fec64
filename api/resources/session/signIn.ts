import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { User, type UserRecord } from '../../accounts/model';
import { isPassword } from '../../accounts/password';
import { Refusal } from '../../http/Refusal';

const authenticator = new passport.Passport();

authenticator.use(
  new Strategy({ usernameField: 'email', session: false }, (email, password, done) => {
    findByPassword(email, password).then((user) => done(null, user ?? false), done);
  }),
);

/**
 * The member these credentials belong to. A wrong password, an unknown address and a disabled account
 * give the same answer after the same time.
 */
export async function checkCredentials(req: Request, res: Response): Promise<UserRecord> {
  const user = await new Promise<UserRecord | false>((resolve, reject) => {
    const done = (error: unknown, found: UserRecord | false) => (error ? reject(error) : resolve(found));
    authenticator.authenticate('local', { session: false }, done)(req, res, reject);
  });
  if (!user) throw new Refusal(401, 'wrong_credentials', 'That email and password do not match.');
  return user;
}

/** Opens a session under a new id, whatever id the browser came with. */
export async function openSession(req: Request, user: UserRecord): Promise<void> {
  await promisify(req.session.regenerate.bind(req.session))();
  req.session.signedIn = { userId: user._id, at: Date.now(), version: user.sessionVersion };
}

/** Stores the session now, so that a database that is away is told before the sign-in is. */
export async function saveSession(req: Request): Promise<void> {
  await promisify(req.session.save.bind(req.session))();
}

async function findByPassword(email: string, password: string): Promise<UserRecord | undefined> {
  const user = await User.findOne({ email: email.trim().toLowerCase() }).lean<UserRecord>();
  const isRight = await isPassword(password, user?.passwordHash);
  return isRight && user?.status === 'active' ? user : undefined;
}
