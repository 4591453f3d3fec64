import mongoose from 'mongoose';
import { generateSecret, generateURI, verify } from 'otplib';
import { type SealingKeys, seal, unseal } from '../../platform/encryption/sealed';
import { User, type UserRecord } from '../users/model';

const period = 30;

/** A new key for an authenticator app: 160 bits, as text and as the address of its QR code. */
export function newAppKey(issuer: string, email: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label: email, secret }) };
}

/**
 * The time step whose code this is: the current one or the one before (RFC 6238, SHA-1, six digits, 30 seconds), and
 * later than `after`; nothing for any other code.
 */
export async function stepOf(
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

/** Whether the code is right and was not used before. Of any number of the same at once, one is. */
export async function spendAppCode(user: UserRecord, code: string, keys: SealingKeys): Promise<boolean> {
  if (!user.app) return false;
  const { secret, since, lastStep } = user.app;
  const step = await stepOf(unseal(keys, secret, user._id), code, lastStep);
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
