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
      await wait(contact, '');
      continue;
    }
    const failure = await erase(client, contact).catch((error: unknown) => {
      if (error instanceof HubspotError && ['missing', 'invalid', 'scopes'].includes(error.kind))
        return error;
      throw error;
    });
    // A rejected contact does not delay the others, nor does one whose objects need a scope that is missing.
    if (failure?.kind === 'invalid') await fail(contact, failure.message);
    else if (failure?.kind === 'scopes') await wait(contact, failure.message);
    else await CrmContact.deleteOne({ _id: contact._id, token: contact.token });
  }
}

/** Tries an erasure again in an hour, as often as it takes. */
async function wait({ _id, token }: CrmContactRecord, error: string): Promise<void> {
  const nextAt = new Date(Date.now() + 3_600_000);
  await CrmContact.updateOne(
    { _id, token },
    { $set: { state: 'pending', nextAt, attempts: 0, error }, $unset: { token: '', leaseUntil: '' } },
  );
}

async function erase(client: HubspotClient, { email, objects = [] }: CrmContactRecord): Promise<undefined> {
  await eraseObjects(client, email, objects);
  await client.eraseContact({ email });
}
