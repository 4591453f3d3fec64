import { badRequest } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { hasFactor } from '../factors/factorLevel';
import { invalidProof } from '../factors/invalidProof';
import { provePasskey } from '../factors/passkeys';
import { spendFactorCode } from '../factors/spendFactorCode';
import { isPassword } from '../password/hashPassword';
import type { UserRecord } from '../users/model';
import type { Proof } from './contract';

/** Passes when the member proves once more who they are, with a factor; with the password as long as they have none. */
export async function verifyStepUp(api: Api, user: UserRecord, proof: Proof): Promise<void> {
  const { code, passkey, password } = proof;
  if (code !== undefined) {
    const isRight = await spendFactorCode(api, user, code);
    if (!isRight) throw invalidProof('code', 'Incorrect code.');
  } else if (passkey) {
    const owner = await provePasskey(api.env, passkey);
    if (owner?._id !== user._id) throw invalidProof('passkey', 'This passkey isn’t linked to your account.');
  } else if (password !== undefined && !hasFactor(user)) {
    await api.rateLimit.allow('sudo-password', user._id, 10, 3600);
    const isRight = await isPassword(password, user.passwordHash);
    if (!isRight) throw invalidProof('password', 'Incorrect password.');
  } else throw badRequest('Confirm with a code or a passkey.');
}
