import type { Request } from 'express';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { limitLinkAttempts } from '../../identity/access/linkExpired';
import { shownTo } from '../../insights/variants/reachGoal';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { addressHash } from '../../platform/limits/addressHash';
import { isMailAllowed } from '../../platform/limits/mailBudget';
import { createSubscription, editSubscription, unsubscribe, verifySubscription } from './contract';
import { changeSubscription, subscriptionAt } from './editSubscription';
import { requestSubscription } from './requestSubscription';
import { subscriptionView } from './subscriptionView';

const hour = 3600;
const mostAsked = 10;
const day = 86_400;
const mostMails = 3;
const mostMailsADay = 5;

/** Who reads by mail: asked for on a page, confirmed, changed and ended by the links of mails. */
export function subscriberRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const from = (req: Request) => requestOrigin(req, env.internalKey);

  addRoute(
    api,
    createSubscription,
    anyone,
    async ({ body, req, res }) => {
      res.set('Cache-Control', 'no-store');
      const network = networkOf(clientAddress(req, env.internalKey));
      await rateLimit.allow('subscribe-network', network, mostAsked, hour);
      const address = addressHash(body.email);
      const [inHour, inDay] = await Promise.all([
        rateLimit.hit('subscribe-address', address, hour),
        rateLimit.hit('subscribe-address-day', address, day),
      ]);
      const isWithin = inHour.count <= mostMails && inDay.count <= mostMailsADay;
      if (isWithin && (await isMailAllowed(rateLimit, body.email))) {
        await requestSubscription(env, body, from(req), await shownTo(api, req, 'subscription'));
        api.onMailWaiting();
      }
      return { message: 'Look into your mail: its link confirms the address. Nothing is sent without it.' };
    },
    { isProofNeeded: true },
  );

  addRoute(
    api,
    verifySubscription,
    anyone,
    async ({ body, req, res }) => {
      res.set('Cache-Control', 'no-store');
      await limitLinkAttempts(api, req);
      return subscriptionView(await subscriptionAt(body.token));
    },
    { isProofNeeded: true },
  );

  addRoute(
    api,
    editSubscription,
    anyone,
    async ({ body: { token, ...change }, req, res }) => {
      res.set('Cache-Control', 'no-store');
      await limitLinkAttempts(api, req);
      const reader = await changeSubscription(env, token, change, from(req));
      api.onMailWaiting();
      return subscriptionView(reader);
    },
    { isProofNeeded: true },
  );

  // No limit: mail programs ask for many readers from few addresses, and must be obeyed.
  addRoute(
    api,
    unsubscribe,
    anyone,
    async ({ params, req, res }) => {
      res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
      await changeSubscription(env, params.token, { deed: 'unsubscribe' }, from(req));
      return 'You are off the list. No more notes will come to you.\n';
    },
    { isForEverySite: true },
  );
}
