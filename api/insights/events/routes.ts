import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress } from '../../platform/client/clientAddress';
import { beaconBody } from '../../platform/http/sanitizeInput';
import { createEvents, type EventBatch, listEventTotals, listVitalTotals } from './contract';
import { canBeOfPage, isSuspected, mayKeep } from './eventLimits';
import { Event } from './model';
import { newEvents } from './newEvents';
import { mayReadAnalytics } from './policy';
import { siteDay } from './siteDay';
import { eventTotals, vitalTotals } from './totals';
import { visitorHash } from './visitorHash';

/** What happens on pages, counted without cookies: arriving, and read by the team. */
export function eventRoutes(api: Api): void {
  const { env, rateLimit, router } = api;
  const ownHost = new URL(env.publicOrigin).hostname;

  router.use(createEvents.path, ...beaconBody());
  addRoute(api, createEvents, anyone, async ({ body, req }): Promise<undefined> => {
    const address = clientAddress(req, env.internalKey);
    const { events, vitals = [] } = body as EventBatch;
    // Whoever counts too much is not told: nobody reads the answer of a beacon.
    if (!canBeOfPage(req) || !(await mayKeep(rateLimit, address, events.length + vitals.length))) return;
    const [at, userAgent] = [new Date(), (req.get('user-agent') ?? '').slice(0, 500)];
    const day = siteDay(at);
    const visitor = await visitorHash(day, address, userAgent);
    const suspected = await isSuspected(rateLimit, address, visitor);
    const seen = { at, day, visitor, userAgent, ownHost, isSuspected: suspected };
    await keep(newEvents(body as EventBatch, seen));
  });

  addRoute(api, listEventTotals, mayReadAnalytics, ({ query }) => eventTotals(query));
  addRoute(api, listVitalTotals, mayReadAnalytics, ({ query }) => vitalTotals(query));
}

/** A lost count costs little: it does not wait for the journal as everything else does. */
async function keep(events: ReturnType<typeof newEvents>): Promise<void> {
  const options = { writeConcern: { w: 1, journal: false } };
  if (events.length) await Event.collection.insertMany(events as never, options);
}
