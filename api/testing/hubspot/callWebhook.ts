import { signHubspotCall } from '../../hubspot/webhooks/isSignedByHubspot';
import type { HubspotPortal, PortalEvent } from './HubspotPortal';

/**
 * Calls the webhook of a site with events, signed with the portal's client secret; returns the status of the response.
 * `url` is what was entered in HubSpot, `target` where the site is reached on this machine.
 */
export async function callWebhook(
  { id, appId, clientSecret }: Pick<HubspotPortal, 'id' | 'appId' | 'clientSecret'>,
  { url, target }: { url: string; target: string },
  events: readonly Partial<PortalEvent>[],
  timestamp = String(Date.now()),
): Promise<number> {
  const all = events.map((event, at) => ({
    eventId: at + 1,
    subscriptionId: 1,
    portalId: id,
    appId,
    occurredAt: Date.now(),
    attemptNumber: 0,
    ...event,
  }));
  const body = Buffer.from(JSON.stringify(all));
  const response = await fetch(target, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-hubspot-request-timestamp': timestamp,
      'x-hubspot-signature-v3': signHubspotCall(clientSecret, { url, body, timestamp }),
    },
  });
  return response.status;
}
