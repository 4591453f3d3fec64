import { badRequest } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { hasFactor } from '../factors/factorLevel';
import { invalidProof } from '../factors/invalidProof';
import { verifyPasskey } from '../factors/passkeys';
import { consumeFactorCode } from '../factors/spendFactorCode';
import { verifyPassword } from '../password/hashPassword';
import type { UserRecord } from '../users/model';
import type { Proof } from './contract';

/**
 * Verifies a factor for a step-up, or the password while the member has no factor. Throws when it is wrong.
 */
export async function verifyStepUp(api: Api, user: UserRecord, proof: Proof): Promise<void> {
  const { code, passkey, password } = proof;
  if (code !== undefined) {
    const isRight = await consumeFactorCode(api, user, code);
    if (!isRight) throw invalidProof('code', 'Incorrect code.');
  } else if (passkey) {
    const owner = await verifyPasskey(api.env, passkey);
    if (owner?._id !== user._id) throw invalidProof('passkey', 'This passkey isn’t linked to your account.');
  } else if (password !== undefined && !hasFactor(user)) {
    await api.rateLimit.consume('sudo-password', user._id, 10, 3600);
    const isRight = await verifyPassword(password, user.passwordHash);
    if (!isRight) throw invalidProof('password', 'Incorrect password.');
  } else throw badRequest('Confirm with a code or a passkey.');
}
