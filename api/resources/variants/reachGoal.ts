import type { Request } from 'express';
import type { Api } from '../../deps';
import { clientAddress } from '../../http/clientAddress';
import { siteDay } from '../events/siteDay';
import { visitorHash } from '../events/visitorHash';
import type { Goal } from './contract';
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
