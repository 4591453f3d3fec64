import { callWebhook } from '../../testing/hubspot/callWebhook';
import type { PortalEvent } from '../../testing/hubspot/HubspotPortal';
import { DEMO_SECRET, DEMO_TOKEN } from '../connection/contract';
import { Hubspot } from '../connection/model';
import type { ConnectedSite } from '../sync/connectedSite.fixture';
import { findContact, leadOf, newEmail, path, startConnectedSite } from '../sync/connectedSite.fixture';

let site: ConnectedSite;
beforeAll(async () => {
  site = await startConnectedSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.reset();
  await connect({ token: DEMO_TOKEN, clientSecret: DEMO_SECRET });
  await site.goLive();
});

async function connect(body: object) {
  const { version } = (await site.admin.get(path)).body;
  return site.admin.post(`${path}/connect`, body, { 'If-Match': `"${version}"` });
}

/** Calls the webhook like HubSpot does: without origin and cookies. */
function send(
  events: Partial<PortalEvent>[],
  part: { secret?: string; url?: string; timestamp?: string } = {},
) {
  const { portal } = site.hubspot;
  const { secret: clientSecret = portal.clientSecret, timestamp } = part;
  const url = part.url ?? `${site.server.origin}/api/webhooks/hubspot`;
  const target = `${site.server.url}/api/webhooks/hubspot`;
  return callWebhook(
    { id: portal.id, appId: portal.appId, clientSecret },
    { url, target },
    events,
    timestamp,
  );
}

/** A person who is equal on both sides, and the events of what happens to the contact in HubSpot next. */
async function createContact() {
  const email = newEmail();
  await leadOf(email);
  await site.settle();
  const events: PortalEvent[] = [];
  site.hubspot.portal.onEvent = (event) => events.push(event);
  return { email, events };
}

test('a change in HubSpot is compared when it is reported, however often, and the own write is not', async () => {
  const { email, events } = await createContact();
  site.hubspot.portal.edit(email, { hs_lead_status: 'CONNECTED' });
  expect(await findContact(email)).toMatchObject({ state: 'done' });
  const answers = [await send(events), await send(events), await send([...events, ...events])];
  expect(answers).toEqual([204, 204, 204]);
  expect(await findContact(email)).toMatchObject({ state: 'pending' });
  await site.settle();
  const { body } = await site.admin.get(path);
  expect(body).toMatchObject({ hasWebhooks: true, lastEventAt: expect.stringMatching(/Z$/) });

  // What this site writes is reported, too.
  site.hubspot.portal.write(email, { firstname: 'Written here' }, 'INTEGRATION');
  await send(events.slice(1));
  expect(await findContact(email)).toMatchObject({ state: 'done' });
});

test('a merge is compared for each of the merged contacts', async () => {
  const [first, second] = [await createContact(), await createContact()];
  const ids = await Promise.all(
    [first, second].map(async ({ email }) => (await findContact(email))?.hubspotId),
  );
  const merge = {
    subscriptionType: 'contact.merge',
    objectId: Number(ids[0]),
    mergedObjectIds: ids.map(Number),
  };
  expect(await send([merge as never])).toBe(204);
  for (const { email } of [first, second])
    expect(await findContact(email)).toMatchObject({ state: 'pending' });
});

test.each<[string, Partial<PortalEvent> | object]>([
  ['a property that is not mapped', { propertyName: 'annualrevenue' }],
  ['another kind of record', { subscriptionType: 'deal.propertyChange' }],
  ['another kind of record by its type', { subscriptionType: 'object.propertyChange', objectTypeId: '0-3' }],
  ['another account', { portalId: 7 }],
  ['an unknown contact', { objectId: 1 }],
])('an event of %s changes nothing', async (_name, part) => {
  const { email, events } = await createContact();
  site.hubspot.portal.edit(email, { hs_lead_status: 'CONNECTED' });
  expect(await send(events.map((event) => ({ ...event, ...part })))).toBe(204);
  expect(await findContact(email)).toMatchObject({ state: 'done' });
});

test('calls without a valid, recent signature for this URL are rejected, as all are without a client secret', async () => {
  const { email, events } = await createContact();
  site.hubspot.portal.edit(email, { hs_lead_status: 'CONNECTED' });
  const old = String(Date.now() - 6 * 60_000);
  for (const part of [
    { secret: 'wrong' },
    { url: 'https://other.example/' },
    { timestamp: old },
    { timestamp: 'now' },
  ])
    expect(await send(events, part)).toBe(401);
  expect(await send([{ portalId: 'x' } as never])).toBe(400);
  expect(await findContact(email)).toMatchObject({ state: 'done' });

  const record = JSON.stringify(await Hubspot.findById('hubspot').lean());
  for (const text of [record, JSON.stringify((await site.admin.get(path)).body)])
    expect(text).not.toContain(DEMO_SECRET);
  // A new token keeps the secret; disconnecting deletes it.
  await connect({ token: DEMO_TOKEN });
  expect(await send(events)).toBe(204);
  const { version } = (await site.admin.get(path)).body;
  await site.admin.send('DELETE', path, { headers: { 'If-Match': `"${version}"` } });
  expect(await send(events)).toBe(401);
});
