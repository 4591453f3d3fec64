import type { Request } from 'express';
import type { From } from '../audit/record';
import { agentFamily } from './agentFamily';
import { clientAddress, wideNetworkOf } from './clientAddress';

/** Where a request came from, as much of it as is kept. */
export function requestOrigin(req: Request, internalKey: string): From {
  return {
    network: wideNetworkOf(clientAddress(req, internalKey)),
    agent: agentFamily(req.get('user-agent')),
    requestId: String(req.id),
  };
}
