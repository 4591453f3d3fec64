import { tooManyRequests } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import type { UserRecord } from '../users/model';
import { consumeAppCode } from './authenticatorApp';
import { consumeRecoveryCode, isRecoveryCode } from './recoveryCodes';

const hour = 3600;
const mostFailures = 10;

/**
 * Verifies a code of the member's app or a recovery code and marks it as used. Throws 429 after ten wrong app
 * codes in an hour. Recovery codes cannot be guessed, so they stay possible.
 */
export async function consumeFactorCode(
  { rateLimit, env }: Pick<Api, 'rateLimit' | 'env'>,
  user: UserRecord,
  code: string,
): Promise<boolean> {
  if (isRecoveryCode(code)) return consumeRecoveryCode(user._id, code);
  const { count, resetsIn } = await rateLimit.hit('factor', user._id, hour);
  if (count > mostFailures)
    throw tooManyRequests(resetsIn, 'Too many incorrect codes. Use a recovery code or wait an hour.');
  const isRight = await consumeAppCode(user, code.replace(/\s/g, ''), env.sealingKeys);
  if (isRight) await rateLimit.refund('factor', user._id, hour);
  return isRight;
}
