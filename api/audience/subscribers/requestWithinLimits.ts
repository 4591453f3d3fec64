import type { Request } from 'express';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { findShownVariants } from '../../insights/variants/recordGoal';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { addressHash } from '../../platform/limits/addressHash';
import { isMailAllowed } from '../../platform/limits/mailBudget';
import { Subscriber } from './model';
import { requestSubscription } from './requestSubscription';

const minute = 60;
const hour = 3600;
const day = 24 * hour;
const maxMailsPerHour = 3;
const maxMailsPerDay = 5;

/** Requests a subscription unless the address was sent too many emails. Nobody learns which. */
export async function requestWithinLimits(
  api: Api,
  req: Request,
  draft: Parameters<typeof requestSubscription>[1],
): Promise<void> {
  const { env, rateLimit } = api;
  const address = addressHash(draft.email);
  const [inHour, inDay] = await Promise.all([
    rateLimit.hit('subscribe-address', address, hour),
    rateLimit.hit('subscribe-address-day', address, day),
  ]);
  if (inHour.count > maxMailsPerHour || inDay.count > maxMailsPerDay) return;
  if (!(await isMailAllowed(rateLimit, draft.email))) return;
  const origin = requestOrigin(req, env.internalKey);
  await requestSubscription(env, draft, origin, await findShownVariants(api, req, 'subscription'));
  api.onMailQueued();
}

/** Requests a subscription for the sender of a form, whose own limits were checked. Several clicks request it once. */
export async function requestFromForm(
  api: Api,
  req: Request,
  { email, isRepeat }: { email: string; isRepeat: boolean },
): Promise<void> {
  const lock = ['form-newsletter', addressHash(email), minute] as const;
  const { count } = await api.rateLimit.hit(...lock);
  try {
    if (count > 1 || (await isRequested(email, isRepeat))) return;
    await requestWithinLimits(api, req, { email, place: 'form' });
  } finally {
    await api.rateLimit.refund(...lock);
  }
}

/** Whether it was requested by an earlier click, or by the form that this one repeats. */
async function isRequested(email: string, isRepeat: boolean): Promise<boolean> {
  const seconds = isRepeat ? day : minute;
  const since = mongoose.trusted({ $gte: new Date(Date.now() - seconds * 1000) });
  const found = await Subscriber.exists({
    emailNorm: email.toLowerCase(),
    $or: [{ requestedAt: since }, ...(isRepeat ? [{ status: 'active' as const }] : [])],
  });
  return found !== null;
}
