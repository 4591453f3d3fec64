import type { HubspotClient } from '../client/HubspotClient';
import { HubspotError } from '../client/HubspotError';
import type { HubspotRecord } from '../connection/model';
import { eraseObjects } from '../objects/writeObjects';
import { fail } from './contactQueue';
import { CrmContact, type CrmContactRecord } from './model';

/** Deletes contacts in HubSpot for good, with what was written of them. */
export async function eraseContacts(
  client: HubspotClient,
  mode: HubspotRecord['mode'],
  contacts: CrmContactRecord[],
): Promise<void> {
  for (const contact of contacts) {
    // Shadow mode writes nothing; the erasure waits for its end.
    if (mode === 'shadow') {
      const nextAt = new Date(Date.now() + 3_600_000);
      await CrmContact.updateOne(
        { _id: contact._id, token: contact.token },
        { $set: { state: 'pending', nextAt, attempts: 0 }, $unset: { token: '', leaseUntil: '' } },
      );
      continue;
    }
    const failure = await erase(client, contact).catch((error: unknown) => {
      if (error instanceof HubspotError && ['missing', 'invalid'].includes(error.kind)) return error;
      throw error;
    });
    // A rejected contact does not delay the others.
    if (failure?.kind === 'invalid') await fail(contact, failure.message);
    else await CrmContact.deleteOne({ _id: contact._id, token: contact.token });
  }
}

async function erase(client: HubspotClient, { email, objects = [] }: CrmContactRecord): Promise<undefined> {
  await eraseObjects(client, email, objects);
  await client.eraseContact({ email });
}
