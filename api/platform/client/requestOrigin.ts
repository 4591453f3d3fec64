import type { Request } from 'express';
import type { RequestOrigin } from '../audit/recordAudit';
import { agentFamily } from './agentFamily';
import { clientAddress, wideNetworkOf } from './clientAddress';

/** The stored origin of a request. */
export function requestOrigin(req: Request, internalKey: string): RequestOrigin {
  return {
    network: wideNetworkOf(clientAddress(req, internalKey)),
    agent: agentFamily(req.get('user-agent')),
    requestId: String(req.id),
  };
}
