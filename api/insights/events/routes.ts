import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { sessionIdOf } from '../../identity/access/sessionCookie';
import { clientAddress } from '../../platform/client/clientAddress';
import { findCountry } from '../../platform/client/findCountry';
import { beaconBodyParser } from '../../platform/http/sanitizeInput';
import { isInNetworks } from '../../settings/analytics/networks';
import { currentSettings } from '../../settings/currentSettings';
import { hashBrowserId, markBrowser } from '../origin/hashBrowserId';
import { createEvents, type EventBatch, listEventTotals, listVitalTotals } from './contract';
import { createEventRecords } from './createEventRecords';
import { countDropped } from './droppedEvents';
import { canComeFromPage, findExceededLimit, findSuspicion } from './eventLimits';
import { hashVisitor } from './hashVisitor';
import { Event } from './model';
import { mayReadAnalytics } from './policy';
import { toSiteDay } from './toSiteDay';
import { getEventTotals, getVitalTotals } from './totals';

/** Cookieless page analytics: ingestion, and reports for members. */
export function eventRoutes(api: Api): void {
  const { env, rateLimit, router } = api;
  const ownHost = new URL(env.publicOrigin).hostname;

  router.use(createEvents.path, ...beaconBodyParser());
  addRoute(api, createEvents, anyone, async ({ body, req }): Promise<undefined> => {
    const address = clientAddress(req, env.internalKey);
    const { events, vitals = [], engagement = [], browserId, isAutomated } = body as EventBatch;
    const count = events.length + vitals.length + engagement.length;
    const { excludedNetworks = [] } = (await currentSettings())?.analytics ?? {};
    // Drops events of members, of excluded networks and above the limits without an error: nobody reads a beacon's
    // response. An empty batch would store a counter of its visitor, which no daily limit counts.
    if (!count || sessionIdOf(req, env) || !canComeFromPage(req) || isInNetworks(address, excludedNetworks))
      return;
    const [at, userAgent] = [new Date(), (req.get('user-agent') ?? '').slice(0, 500)];
    const day = toSiteDay(at);
    const exceeded = await findExceededLimit(rateLimit, address, count);
    if (exceeded) {
      await countDropped(day, exceeded, body as EventBatch);
      return;
    }
    const visitor = await hashVisitor(day, address, userAgent);
    const views = events.filter(({ name }) => name === 'page_view').length;
    // Tests of the site by a program must not make people suspects who share its network and kind of browser.
    const suspected = isAutomated ? undefined : await findSuspicion(rateLimit, address, visitor, views);
    const client = {
      browserId: hashBrowserId(browserId, env),
      browserMark: markBrowser(browserId, env),
      userAgent,
      languages: req.get('accept-language') ?? '',
      country: await findCountry(address),
    };
    const context = { at, day, visitor, ...client, ownHost, suspected };
    await saveEvents(createEventRecords(body as EventBatch, context));
  });

  addRoute(api, listEventTotals, mayReadAnalytics, ({ query }) => getEventTotals(query));
  addRoute(api, listVitalTotals, mayReadAnalytics, ({ query }) => getVitalTotals(query));
}

/** Does not wait for the journal, as other writes do: losing a few counts is acceptable. */
async function saveEvents(events: ReturnType<typeof createEventRecords>): Promise<void> {
  const options = { writeConcern: { w: 1, journal: false } };
  if (events.length) await Event.collection.insertMany(events as never, options);
}
