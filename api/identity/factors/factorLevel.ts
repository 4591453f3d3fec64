import type { Env } from '../../platform/configuration/env';
import type { UserRecord } from '../users/model';

/**
 * How far a member is in: `set` with a second factor; `needed` without one, and then nothing but the set-up answers;
 * `offered` without one on the local stack, which insists on none.
 */
export type FactorLevel = 'set' | 'needed' | 'offered';

export function factorLevel(user: UserRecord, { isLocalStack }: Pick<Env, 'isLocalStack'>): FactorLevel {
  if (hasFactor(user)) return 'set';
  return isLocalStack ? 'offered' : 'needed';
}

export function hasFactor({ app, passkeys }: Pick<UserRecord, 'app' | 'passkeys'>): boolean {
  return Boolean(app) || Boolean(passkeys?.length);
}
