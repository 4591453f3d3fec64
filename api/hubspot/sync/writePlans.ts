import type { HubspotClient } from '../client/HubspotClient';
import { writeBatch } from '../client/writeBatch';
import type { PlannedContact } from './PlannedContact';

interface Outcome {
  /** HubSpot's ids by email. */
  ids: Map<string, string>;
  /** Why contacts were not written, by email. */
  refused: Map<string, string>;
}

/** Writes what differs, as one batch. */
export async function writePlans(client: HubspotClient, planned: PlannedContact[]): Promise<Outcome> {
  const due = planned.filter(({ plan, remote }) => !remote || Object.keys(plan.writes).length);
  if (!due.length) return { ids: new Map(), refused: new Map() };
  const { written, refused } = await writeBatch(due, {
    keyOf: ({ contact: { email } }) => email,
    isRepeatable: true,
    call: (items) =>
      client.upsertContacts(
        items.map(({ contact: { email }, plan }) => ({ email, properties: plan.writes })),
      ),
  });
  return {
    ids: new Map(
      written.flatMap(({ id, properties: { email } }) => (email ? [[email.toLowerCase(), id]] : [])),
    ),
    refused: new Map([...refused].map(([email, { message }]) => [email.toLowerCase(), message])),
  };
}
