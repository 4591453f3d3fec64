import type { Request } from 'express';
import { requestOrigin } from '../../platform/client/requestOrigin';
import type { Env } from '../../platform/configuration/env';
import type { Requester } from '../tokens/oneTimeToken';

/** Who asks now, and from where, as mails say it. */
export function requesterOf(req: Request, env: Pick<Env, 'internalKey'>, by = ''): Requester {
  const { network, agent } = requestOrigin(req, env.internalKey);
  return { at: new Date(), by, network, agent };
}
