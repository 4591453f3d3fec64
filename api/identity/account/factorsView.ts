import type { Env } from '../../platform/configuration/env';
import type { PasskeyRecord, UserRecord } from '../users/model';
import type { Factors, Passkey } from './contract';

/** The member's second factors, as they see them. */
export function factorsView(user: UserRecord, { isLocalStack }: Pick<Env, 'isLocalStack'>): Factors {
  return {
    appSince: user.app?.since.toISOString() ?? null,
    passkeys: user.passkeys.map(passkeyView),
    recoveryCodesLeft: user.recoveryCodes.length,
    isRequired: !isLocalStack,
  };
}

export function passkeyView({ _id, name, createdAt, lastUsedAt, isSynced }: PasskeyRecord): Passkey {
  return {
    id: _id,
    name,
    isSynced,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
