import type { Request } from 'express';
import { fromOf } from '../../platform/client/requestOrigin';
import type { Env } from '../../platform/configuration/env';
import type { Asked } from '../tokens/oneTimeToken';

/** Who asks now, and from where, as mails say it. */
export function askedBy(req: Request, env: Pick<Env, 'internalKey'>, by = ''): Asked {
  const { network, agent } = fromOf(req, env.internalKey);
  return { at: new Date(), by, network, agent };
}
