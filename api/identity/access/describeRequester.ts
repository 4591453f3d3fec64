import type { Request } from 'express';
import { requestOrigin } from '../../platform/client/requestOrigin';
import type { Env } from '../../platform/configuration/env';
import type { Requester } from '../tokens/oneTimeToken';

/** Describes who made a request and from where, for emails. */
export function describeRequester(req: Request, env: Pick<Env, 'internalKey'>, by = ''): Requester {
  const { network, agent } = requestOrigin(req, env.internalKey);
  return { at: new Date(), by, network, agent };
}
