import { tooManyRequests } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import type { UserRecord } from '../users/model';
import { spendAppCode } from './authenticatorApp';
import { isRecoveryCode, spendRecoveryCode } from './recoveryCodes';

const hour = 3600;
const mostFailures = 10;

/**
 * Whether this is a code of the member's app or one of their recovery codes; it is used up by this. Ten wrong ones of
 * an app in an hour and no more are looked at (429); nobody guesses a recovery code, so these go on.
 */
export async function spendFactorCode(
  { rateLimit, env }: Pick<Api, 'rateLimit' | 'env'>,
  user: UserRecord,
  code: string,
): Promise<boolean> {
  if (isRecoveryCode(code)) return spendRecoveryCode(user._id, code);
  const { count, resetsIn } = await rateLimit.hit('factor', user._id, hour);
  if (count > mostFailures)
    throw tooManyRequests(resetsIn, 'Too many incorrect codes. Use a recovery code or wait an hour.');
  const isRight = await spendAppCode(user, code.replace(/\s/g, ''), env.sealingKeys);
  if (isRight) await rateLimit.refund('factor', user._id, hour);
  return isRight;
}
