import { HttpError } from '../../platform/errors/HttpError';

/** A wrong code for a sign-in challenge. */
export function invalidCode(): HttpError {
  return new HttpError(401, 'wrong_code', 'Incorrect code.');
}

/**
 * The same error for challenges that are used, expired, unknown or have no attempts left. `next` says how to
 * start again.
 */
export function challengeExpired(next: string): HttpError {
  return new HttpError(401, 'challenge_over', `Time ran out or there were too many attempts. ${next}`);
}

/** A wrong proof from a signed-in member. */
export function invalidProof(field: 'code' | 'passkey' | 'password', message: string): HttpError {
  return new HttpError(422, `wrong_${field}`, message, { fieldErrors: { [field]: message } });
}
