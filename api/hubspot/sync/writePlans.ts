import type { HubspotClient } from '../client/HubspotClient';
import { HubspotError } from '../client/HubspotError';
import type { PlannedContact } from './PlannedContact';

interface Outcome {
  /** HubSpot's ids by email. */
  ids: Map<string, string>;
  /** Why contacts were not written, by email. */
  refused: Map<string, string>;
}

/**
 * Writes what differs, as one batch. Where HubSpot refuses a batch for one bad contact, halves are written, until that
 * contact is alone.
 */
export async function writePlans(client: HubspotClient, planned: PlannedContact[]): Promise<Outcome> {
  const outcome: Outcome = { ids: new Map(), refused: new Map() };
  const due = planned.filter(({ plan, remote }) => !remote || Object.keys(plan.writes).length);
  if (due.length) await write(client, due, outcome);
  return outcome;
}

async function write(client: HubspotClient, due: PlannedContact[], outcome: Outcome): Promise<void> {
  const inputs = due.map(({ contact: { email }, plan }) => ({ email, properties: plan.writes }));
  try {
    const { written, refused } = await client.upsertContacts(inputs);
    for (const { id, properties } of written)
      if (properties.email) outcome.ids.set(properties.email.toLowerCase(), id);
    for (const { emails, message } of refused)
      for (const email of emails) outcome.refused.set(email.toLowerCase(), message);
    if (refused.length && !refused.some(({ emails }) => emails.length))
      await halve(client, due, outcome, refused[0]?.message);
  } catch (error) {
    if (!(error instanceof HubspotError) || error.kind !== 'invalid') throw error;
    await halve(client, due, outcome, error.message);
  }
}

async function halve(
  client: HubspotClient,
  due: PlannedContact[],
  outcome: Outcome,
  message = 'HubSpot gave no reason.',
): Promise<void> {
  const [first] = due;
  if (due.length === 1 && first) {
    outcome.refused.set(first.contact.email, message);
    return;
  }
  const middle = Math.ceil(due.length / 2);
  await write(client, due.slice(0, middle), outcome);
  await write(client, due.slice(middle), outcome);
}
