import type { Api } from '../../deps';
import { agentFamily } from '../../http/agentFamily';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { clientAddress, networkOf } from '../../http/clientAddress';
import { createConsentReceipt } from './contract';
import { Consent } from './model';

/** Proof of what visitors chose. */
export function consentRoutes(api: Api): void {
  const { env, rateLimit } = api;
  answer(api, createConsentReceipt, anyone, async ({ body, req }): Promise<undefined> => {
    await rateLimit.allow('consent', networkOf(clientAddress(req, env.internalKey)), 30, 60);
    const gpc = body.gpc || req.get('sec-gpc') === '1';
    await Consent.create([{ ...body, gpc, agent: agentFamily(req.get('user-agent')), at: new Date() }]);
  });
}
