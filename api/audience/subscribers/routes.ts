import type { Request } from 'express';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { limitLinkAttempts } from '../../identity/access/linkExpired';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { requestOrigin } from '../../platform/client/requestOrigin';
import {
  createSubscription,
  editSubscription,
  type SubscriptionChange,
  type Topic,
  unsubscribe,
  verifySubscription,
} from './contract';
import { changeSubscription, findSubscriberByToken } from './editSubscription';
import { requestWithinLimits } from './requestWithinLimits';
import { subscriptionView } from './subscriptionView';

const hour = 3600;
const maxRequestsPerHour = 10;
const day = 86_400;
/** Changes a day of one subscription, besides its end. Each is stored as proof and counted in its growth. */
const maxChangesPerDay = 30;

/** Newsletter subscriptions: requested on a page, then confirmed, changed and ended by emailed links. */
export function subscriberRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const getOrigin = (req: Request) => requestOrigin(req, env.internalKey);

  addRoute(
    api,
    createSubscription,
    anyone,
    async ({ body, req, res }) => {
      res.set('Cache-Control', 'no-store');
      const network = networkOf(clientAddress(req, env.internalKey));
      await rateLimit.consume('subscribe-network', network, maxRequestsPerHour, hour);
      await requestWithinLimits(api, req, body);
      return { message: 'Check your email and open the link to confirm. We send no articles until you do.' };
    },
    { isOriginRequired: true },
  );

  addRoute(
    api,
    verifySubscription,
    anyone,
    async ({ body, req, res }) => {
      res.set('Cache-Control', 'no-store');
      await limitLinkAttempts(api, req);
      return subscriptionView(await findSubscriberByToken(body.token));
    },
    { isOriginRequired: true },
  );

  addRoute(
    api,
    editSubscription,
    anyone,
    async ({ body: { token, ...change }, req, res }) => {
      res.set('Cache-Control', 'no-store');
      await limitLinkAttempts(api, req);
      const isEnd = change.action === 'unsubscribe' || change.topics?.length === 0;
      const known = isEnd ? null : await findSubscriberByToken(token);
      if (known) await rateLimit.consume('subscription-changes', known._id, maxChangesPerDay, day);
      const reader = await changeSubscription(env, token, change, getOrigin(req));
      api.onMailQueued();
      return subscriptionView(reader);
    },
    { isOriginRequired: true },
  );

  // Not rate limited: email providers unsubscribe many people from few addresses.
  addRoute(
    api,
    unsubscribe,
    anyone,
    async ({ params, query, req, res }) => {
      res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
      const reader = query.change ? await findSubscriberByToken(params.token) : null;
      if (reader) await rateLimit.consume('subscription-changes', reader._id, maxChangesPerDay, day);
      await changeSubscription(env, params.token, toChange(query, reader?.topics), getOrigin(req));
      return `${RESULTS[query.change ?? 'unsubscribe']}\n`;
    },
    { isCrossOriginAllowed: true },
  );
}

/** The change that the page asks for without scripts. Dropping the last topic unsubscribes. */
function toChange(
  { change, topic }: { change?: 'pause' | 'resume' | 'drop'; topic?: Topic },
  known: Topic[] = [],
): Omit<SubscriptionChange, 'token'> {
  if (change !== 'drop') return { action: change ?? 'unsubscribe' };
  return { action: 'choose', topics: known.filter((one) => one !== topic) };
}

const RESULTS = {
  pause: 'Emails are paused for 90 days.',
  resume: 'The pause is over. You’ll get new articles again.',
  drop: 'You won’t get more articles on this topic.',
  unsubscribe: 'You’re unsubscribed. You won’t get more articles.',
};
