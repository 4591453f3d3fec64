import { tooMany } from '../../http/Refusal';
import type { RateLimit } from '../../http/rateLimit';

const quarter = 15 * 60;
const hour = 3600;
const rests = [60, 300, 900];

export interface Attempt {
  email: string;
  network: string;
  /** The number of a device that has signed in to this account before; it is counted by itself. */
  device: string | undefined;
}

/**
 * Slows guessing down: five tries per account and network in a quarter of an hour, then rests of 1, 5 and
 * 15 minutes; 20 an hour per account; 30 in five minutes per network. Counted before the password is looked at.
 */
export async function mayTry(limit: RateLimit, attempt: Attempt): Promise<void> {
  await limit.allow('login-network', attempt.network, 30, 300);
  const { pair, account } = keysOf(attempt);
  for (const rest of rests) {
    const { count, resetsIn } = await limit.read(`login-rest-${rest}`, pair, rest);
    if (count > 0) throw resting(resetsIn);
  }
  const tries = await limit.hit('login-pair', pair, quarter);
  const inHour = await limit.hit('login-account', account, hour);
  if (inHour.count > 20) throw resting(inHour.resetsIn);
  if (tries.count < 5) return;
  // The fifth try is still looked at; from there on each is followed by a longer rest.
  const rest = rests[Math.min(tries.count - 5, rests.length - 1)] as number;
  await limit.hit(`login-rest-${rest}`, pair, rest);
}

/** A right password ends the count of what went wrong before it. */
export async function forgetTries(limit: RateLimit, attempt: Attempt): Promise<void> {
  const { pair, account } = keysOf(attempt);
  await Promise.all([
    limit.forget('login-pair', pair, quarter),
    limit.refund('login-account', account, hour),
    limit.refund('login-network', attempt.network, 300),
    ...rests.map((rest) => limit.forget(`login-rest-${rest}`, pair, rest)),
  ]);
}

function keysOf({ email, network, device }: Attempt) {
  const place = device ? `device ${device}` : network;
  return { pair: `${email} ${place}`, account: device ? `${email} ${place}` : email };
}

function resting(seconds: number) {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return tooMany(
    seconds,
    `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  );
}
