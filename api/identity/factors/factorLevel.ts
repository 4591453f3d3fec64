import type { Env } from '../../platform/configuration/env';
import type { UserRecord } from '../users/model';

/**
 * State of the second factor: `set`; `needed`, where only the set-up is allowed; `offered` on the local
 * stack, which requires none.
 */
export type FactorLevel = 'set' | 'needed' | 'offered';

export function factorLevel(user: UserRecord, { isLocalStack }: Pick<Env, 'isLocalStack'>): FactorLevel {
  if (hasFactor(user)) return 'set';
  return isLocalStack ? 'offered' : 'needed';
}

export function hasFactor({ app, passkeys }: Pick<UserRecord, 'app' | 'passkeys'>): boolean {
  return Boolean(app) || Boolean(passkeys?.length);
}
