import mongoose from 'mongoose';
import { generateSecret, generateURI, verify } from 'otplib';
import { type SealingKeys, seal, unseal } from '../../platform/encryption/seal';
import { User, type UserRecord } from '../users/model';

const period = 30;

/** Creates a 160-bit key for an authenticator app, as text and as the URI for the QR code. */
export function newAppKey(issuer: string, email: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label: email, secret }) };
}

/**
 * The time step that a code belongs to: the current or the previous one (RFC 6238, SHA-1, six digits, 30
 * seconds), and later than `after`. Undefined for any other code.
 */
export async function matchTimeStep(
  secret: string,
  code: string,
  after: number,
  now = Date.now(),
): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now / 1000);
  const found = await verify({ secret, token: code, epoch, period, epochTolerance: [period, 0] });
  const step = found.valid && 'timeStep' in found ? found.timeStep : undefined;
  return step !== undefined && step > after ? step : undefined;
}

/**
 * Returns whether the code is correct and unused, and marks it as used. Of concurrent calls with the same
 * code, one succeeds.
 */
export async function consumeAppCode(user: UserRecord, code: string, keys: SealingKeys): Promise<boolean> {
  if (!user.app) return false;
  const { secret, since, lastStep } = user.app;
  const step = await matchTimeStep(unseal(keys, secret, user._id), code, lastStep);
  if (step === undefined) return false;
  const { modifiedCount } = await User.updateOne(
    { _id: user._id, 'app.since': since, 'app.lastStep': mongoose.trusted({ $lt: step }) },
    { $set: { 'app.lastStep': step } },
  );
  return modifiedCount === 1;
}

export const sealKey = (keys: SealingKeys, secret: string, userId: string) => ({
  secret: seal(keys, secret, userId),
  since: new Date(),
});
