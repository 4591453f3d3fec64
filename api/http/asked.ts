import type { Request } from 'express';
import type { Asked } from '../accounts/oneTimeToken';
import type { Env } from '../env';
import { fromOf } from './fromOf';

/** Who asks now, and from where, as mails say it. */
export function askedBy(req: Request, env: Pick<Env, 'internalKey'>, by = ''): Asked {
  const { network, agent } = fromOf(req, env.internalKey);
  return { at: new Date(), by, network, agent };
}
