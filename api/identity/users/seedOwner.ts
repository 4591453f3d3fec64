import { join } from 'node:path';
import { type Env, readOrCreateSecret } from '../../platform/configuration/env';
import { hashPassword } from '../password/hashPassword';
import { User } from './model';

/**
 * Creates the first owner, unless one exists. On a local machine a missing password is generated and stored
 * in the data folder's `secrets/owner-password`. In production a password must be configured.
 */
export async function seedOwner(env: Env): Promise<void> {
  if (await User.exists({ role: 'owner' })) return;
  const file = join(env.dataDir, 'secrets', 'owner-password');
  const password = env.adminPassword ?? (env.isProduction ? undefined : readOrCreateSecret(file));
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
