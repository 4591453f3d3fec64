import type { Request } from 'express';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { findShownVariants } from '../../insights/variants/recordGoal';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { addressHash } from '../../platform/limits/addressHash';
import { isMailAllowed } from '../../platform/limits/mailBudget';
import { Subscriber } from './model';
import { requestSubscription } from './requestSubscription';

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

/** Requests a subscription for the sender of a form, whose own limits were checked. */
export async function requestFromForm(
  api: Api,
  req: Request,
  { email, isRepeat }: { email: string; isRepeat: boolean },
): Promise<void> {
  if (isRepeat && (await isRequested(email))) return;
  await requestWithinLimits(api, req, { email, place: 'form' });
}

async function isRequested(email: string): Promise<boolean> {
  const since = mongoose.trusted({ $gte: new Date(Date.now() - day * 1000) });
  const found = await Subscriber.exists({
    emailNorm: email.toLowerCase(),
    $or: [{ status: 'active' }, { requestedAt: since }],
  });
  return found !== null;
}
