import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { agentFamily } from '../../platform/client/agentFamily';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { createConsentReceipt } from './contract';
import { Consent } from './model';

/** Proof of cookie consent. */
export function consentRoutes(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(api, createConsentReceipt, anyone, async ({ body, req }): Promise<undefined> => {
    await rateLimit.consume('consent', networkOf(clientAddress(req, env.internalKey)), 30, 60);
    const gpc = body.gpc || req.get('sec-gpc') === '1';
    await Consent.create([{ ...body, gpc, agent: agentFamily(req.get('user-agent')), at: new Date() }]);
  });
}
