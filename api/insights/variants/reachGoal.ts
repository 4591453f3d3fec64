import type { Request } from 'express';
import type { Api } from '../../identity/access/Api';
import { clientAddress } from '../../platform/client/clientAddress';
import { siteDay } from '../events/siteDay';
import { visitorHash } from '../events/visitorHash';
import type { Goal, VariantName } from './contract';
import { Exposure } from './model';

/** Who asks, as the visitor of a day that they are. */
export async function visitorIn(req: Request, { env }: Pick<Api, 'env'>, at = new Date()): Promise<string> {
  const userAgent = (req.get('user-agent') ?? '').slice(0, 500);
  return visitorHash(siteDay(at), clientAddress(req, env.internalKey), userAgent);
}

/**
 * Notes that who asks came to a goal, for every page with that goal that they were shown today. Nothing waits for it
 * and nothing fails with it: what was done counts more than that it is counted.
 */
export function reachGoal(api: Pick<Api, 'env' | 'log'>, req: Request, goal: Goal): void {
  visitorIn(req, api)
    .then((visitor) => Exposure.updateMany({ visitor, goal, reached: false }, { reached: true }))
    .catch((error) => api.log.warn({ err: error, goal }, 'a goal that was reached is not counted'));
}

/** The words that somebody was shown. Of who they are it says nothing. */
export interface Shown {
  run: string;
  variant: VariantName;
}

/** What who asks was shown today and is to bring them to a goal that they only now began to come to. */
export async function shownTo(api: Pick<Api, 'env'>, req: Request, goal: Goal): Promise<Shown[]> {
  const visitor = await visitorIn(req, api);
  return Exposure.find({ visitor, goal, reached: false }).select('-_id run variant').lean<Shown[]>();
}

/**
 * Notes that one of those who were shown these words came to its goal, days later or with another browser. Which of them
 * is not known and makes no difference: they are only counted.
 */
export async function reachLater(shown: readonly Shown[]): Promise<void> {
  for (const { run, variant } of shown)
    await Exposure.updateOne({ run, variant, reached: false }, { reached: true });
}
