import { join } from 'node:path';
import { type Env, storedSecret } from '../../platform/configuration/env';
import { hashPassword } from '../password/hashPassword';
import { User } from './model';

/**
 * Makes the first owner, unless there is one. On a local machine a missing password is made up and kept
 * in the data folder's `secrets/owner-password`; production seeds nobody without a password.
 */
export async function seedOwner(env: Env): Promise<void> {
  if (await User.exists({ role: 'owner' })) return;
  const file = join(env.dataDir, 'secrets', 'owner-password');
  const password = env.adminPassword ?? (env.isProduction ? undefined : storedSecret(file));
  if (!password) return;
  const email = env.adminEmail.toLowerCase();
  const passwordHash = await hashPassword(password);
  await User.updateOne(
    { email },
    {
      $setOnInsert: {
        email,
        name: 'Owner',
        passwordHash,
        role: 'owner',
        status: 'active',
        sessionVersion: 1,
      },
    },
    { upsert: true, setDefaultsOnInsert: true },
  );
}
