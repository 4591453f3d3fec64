import { badRequest } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import type { UserRecord } from '../users/model';
import { findPasswordProblem } from './findPasswordProblem';
import { hashPassword } from './hashPassword';

/** Hashes an acceptable password. Throws 400 at the field `password` for one that is not. */
export async function hashNewPassword(
  { env, log }: Pick<Api, 'env' | 'log'>,
  password: string,
  person: Pick<UserRecord, 'email' | 'name'>,
): Promise<string> {
  const fault = await findPasswordProblem(password, person, {
    brand: [env.brand.name, new URL(env.publicOrigin).hostname],
    breachListUrl: env.breachListUrl,
    onNoBreachList: () =>
      log.warn('the breach list is unreachable: a new password was not checked against it'),
  });
  if (fault) throw badRequest(fault, { password: fault });
  return hashPassword(password);
}
