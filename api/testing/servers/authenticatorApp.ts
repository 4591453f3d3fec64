import { generate } from 'otplib';
import type { Reply, Visitor } from '../Visitor';

/** An authenticator app with one secret. */
export interface AuthenticatorApp {
  secret: string;
  /** The code that it shows `steps` periods of 30 seconds from now. */
  code: (steps?: number) => Promise<string>;
}

export function createAuthenticatorApp(secret: string): AuthenticatorApp {
  return {
    secret,
    code: (steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 }),
  };
}

/** Sets up an app for a signed-in member with the code of the previous period, so that the current one is still unused. */
export async function setUpAuthenticatorApp(visitor: Visitor): Promise<AuthenticatorApp & { reply: Reply }> {
  const { body } = await visitor.post('/api/auth/mfa/setup');
  const app = createAuthenticatorApp(body.secret);
  for (;;) {
    const period = currentPeriod();
    const reply = await visitor.post('/api/auth/mfa/confirm', { code: await app.code(-1) });
    // The code is too old if another period has begun meanwhile.
    if (reply.status !== 400 || period === currentPeriod())
      return { ...app, reply: visitor.storeCsrfToken(reply) };
  }
}

const currentPeriod = () => Math.floor(Date.now() / 30_000);
