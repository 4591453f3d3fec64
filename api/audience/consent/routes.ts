import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { withdrawTracking } from '../../leads/enquiries/tracking';
import { agentFamily } from '../../platform/client/agentFamily';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { createConsentReceipt } from './contract';
import { Consent } from './model';

/** Choices a day per network, since each is stored for three years; mobile networks share an address among thousands. */
const MAX_PER_DAY = 3000;

/** Proof of cookie consent. */
export function consentRoutes(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(
    api,
    createConsentReceipt,
    anyone,
    async ({ body: { hutk, ...body }, req }): Promise<undefined> => {
      const network = networkOf(clientAddress(req, env.internalKey));
      await rateLimit.consume('consent', network, 30, 60);
      await rateLimit.consume('consent-day', network, MAX_PER_DAY, 86_400);
      const gpc = body.gpc || req.get('sec-gpc') === '1';
      await Consent.create([{ ...body, gpc, agent: agentFamily(req.get('user-agent')), at: new Date() }]);
      if (hutk && !body.choices.marketing) await withdrawTracking(hutk);
    },
  );
}
