import type { Request, Response } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { isPassword } from '../password/hashPassword';
import { User, type UserRecord } from '../users/model';

const authenticator = new passport.Passport();

authenticator.use(
  new Strategy({ usernameField: 'email', session: false }, (email, password, done) => {
    findByPassword(email, password).then((user) => done(null, user ?? false), done);
  }),
);

/**
 * The member these credentials belong to. Of a wrong password, an unknown address and a disabled account one learns the
 * same after the same work.
 */
export function checkCredentials(req: Request, res: Response): Promise<UserRecord | undefined> {
  return new Promise((resolve, reject) => {
    const done = (error: unknown, found: UserRecord | false) =>
      error ? reject(error) : resolve(found || undefined);
    authenticator.authenticate('local', { session: false }, done)(req, res, reject);
  });
}

async function findByPassword(email: string, password: string): Promise<UserRecord | undefined> {
  const user = await User.findOne({ email: email.trim().toLowerCase() }).lean<UserRecord>();
  const isRight = await isPassword(password, user?.passwordHash);
  return isRight && user?.status === 'active' ? user : undefined;
}
