import type { Request, Response } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { verifyPassword } from '../password/hashPassword';
import { User, type UserRecord } from '../users/model';

const authenticator = new passport.Passport();

authenticator.use(
  new Strategy({ usernameField: 'email', session: false }, (email, password, done) => {
    findByPassword(email, password).then((user) => done(null, user ?? false), done);
  }),
);

/**
 * Finds the member of these credentials. A wrong password, an unknown address and a disabled account take the
 * same work and return the same.
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
  const isRight = await verifyPassword(password, user?.passwordHash);
  return isRight && user?.status === 'active' ? user : undefined;
}
