import { createHash, randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { type SealingKeys, seal, unseal } from '../../platform/encryption/seal';
import { AuthorizationModel, type AuthorizationRecord } from './model';

const lifetimeMs = 10 * 60_000;

export type Attempt = Pick<AuthorizationRecord, 'sessionId' | 'userId' | 'provider' | 'addsBookings'>;

/** Begins an attempt of a session: the state of the redirect, and the challenge of its verifier (PKCE). */
export async function beginAuthorization(keys: SealingKeys, attempt: Attempt) {
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(48).toString('base64url');
  const _id = hashOf(state);
  const expires = new Date(Date.now() + lifetimeMs);
  await AuthorizationModel.create([{ ...attempt, _id, verifier: seal(keys, verifier, _id), expires }]);
  return { state, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/**
 * Ends an attempt, whatever its result: the second call with a state finds nothing. Undefined for a state that is
 * unknown, expired, or of another session.
 */
export async function endAuthorization(
  keys: SealingKeys,
  state: string,
  { sessionId, userId }: Pick<Attempt, 'sessionId' | 'userId'>,
): Promise<(Attempt & { verifier: string }) | undefined> {
  const _id = hashOf(state);
  const found = await AuthorizationModel.findOneAndDelete({
    _id,
    sessionId,
    userId,
    expires: mongoose.trusted({ $gt: new Date() }),
  }).lean<AuthorizationRecord>();
  return found ? { ...found, verifier: unseal(keys, found.verifier, _id) } : undefined;
}

const hashOf = (state: string) => createHash('sha256').update(state).digest('hex');
