import { tooManyRequests } from '../../platform/errors/HttpError';
import type { RateLimit } from '../../platform/limits/rateLimit';
import { clearAttemptsFrom, countAttempt } from '../tokens/countAttempt';

const hour = 3600;

export interface Attempt {
  email: string;
  network: string;
  /** The id of a device that has signed in to this account before. It is counted separately. */
  device: string | undefined;
}

/**
 * Limits sign-in attempts: five per account and network, then pauses of 1, 5 and 15 minutes; 20 an hour per
 * account; 30 in five minutes per network. A known device has counters of its own, so that an attack doesn't
 * lock the owner out. Counts before the password is checked and decides by the counter's result, so that
 * concurrent attempts can't pass.
 */
export async function assertAttemptAllowed(limit: RateLimit, attempt: Attempt): Promise<void> {
  const { source, account } = keysOf(attempt);
  await limit.consume('login-network', source, 30, 300);
  const { isResting, restsFor } = await countAttempt(attempt.email, source);
  if (isResting) throw resting(restsFor);
  const inHour = await limit.hit('login-account', account, hour);
  if (inHour.count > 20) throw resting(inHour.resetsIn);
}

/** Resets the counters after a correct password. */
export async function clearAttempts(limit: RateLimit, attempt: Attempt): Promise<void> {
  const { source, account } = keysOf(attempt);
  await Promise.all([
    clearAttemptsFrom(attempt.email, source),
    limit.refund('login-account', account, hour),
    limit.refund('login-network', source, 300),
  ]);
}

function keysOf({ email, network, device }: Attempt) {
  const source = device ? `device ${device}` : network;
  return { source, account: device ? `${email} ${source}` : email };
}

function resting(seconds: number) {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return tooManyRequests(
    seconds,
    `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  );
}
