import { HttpError } from '../../platform/errors/HttpError';

/** A code that answers a challenge, and not rightly. */
export function invalidCode(): HttpError {
  return new HttpError(401, 'wrong_code', 'Incorrect code.');
}

/** A challenge that is answered, over, tried too often or made up: nobody learns which. `next` says how to begin again. */
export function challengeExpired(next: string): HttpError {
  return new HttpError(401, 'challenge_over', `Time ran out or there were too many attempts. ${next}`);
}

/** What somebody who is signed in proves themselves with, and not rightly. */
export function invalidProof(field: 'code' | 'passkey' | 'password', message: string): HttpError {
  return new HttpError(422, `wrong_${field}`, message, { fieldErrors: { [field]: message } });
}
