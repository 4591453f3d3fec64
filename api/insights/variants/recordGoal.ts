import type { Request } from 'express';
import type { Api } from '../../identity/access/Api';
import { clientAddress } from '../../platform/client/clientAddress';
import { hashVisitor } from '../events/hashVisitor';
import { toSiteDay } from '../events/toSiteDay';
import type { Goal, VariantName } from './contract';
import { Exposure } from './model';

/** The visitor hash of the sender of a request. */
export async function getVisitorHash(
  req: Request,
  { env }: Pick<Api, 'env'>,
  at = new Date(),
): Promise<string> {
  const userAgent = (req.get('user-agent') ?? '').slice(0, 500);
  return hashVisitor(toSiteDay(at), clientAddress(req, env.internalKey), userAgent);
}

/**
 * Records that the visitor reached a goal, for every page with that goal they were shown today. Runs in the background
 * and never fails the request: the action matters more than its count.
 */
export function recordGoal(api: Pick<Api, 'env' | 'log'>, req: Request, goal: Goal): void {
  getVisitorHash(req, api)
    .then((visitor) => Exposure.updateMany({ visitor, goal, reached: false }, { reached: true }))
    .catch((error) => api.log.warn({ err: error, goal }, 'a goal that was reached is not counted'));
}

/** A variant that somebody was shown. It does not identify the visitor. */
export interface ShownVariant {
  run: string;
  variant: VariantName;
}

/**
 * The variants the visitor was shown today whose goal they are only starting to reach, such as an unconfirmed
 * subscription.
 */
export async function findShownVariants(
  api: Pick<Api, 'env'>,
  req: Request,
  goal: Goal,
): Promise<ShownVariant[]> {
  const visitor = await getVisitorHash(req, api);
  return Exposure.find({ visitor, goal, reached: false }).select('-_id run variant').lean<ShownVariant[]>();
}

/**
 * Records that a visitor who was shown these variants reached the goal days later or with another browser. Which
 * exposure is updated makes no difference: they are only counted.
 */
export async function recordDelayedGoal(shown: readonly ShownVariant[]): Promise<void> {
  for (const { run, variant } of shown)
    await Exposure.updateOne({ run, variant, reached: false }, { reached: true });
}
