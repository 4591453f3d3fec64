import mongoose from 'mongoose';
import type { InboxPorts } from './InboxPorts';
import { AddressState } from './model';

/** Ends mailings to an address that the mail server refused for good, as a bounce does. */
export async function storeRefusedAddress(
  address: string,
  reason: string,
  { stopMailings, ownAddresses }: Pick<InboxPorts, 'stopMailings' | 'ownAddresses'>,
): Promise<void> {
  const emailNorm = address.toLowerCase();
  if (ownAddresses.includes(emailNorm)) return;
  const state = { state: 'bounced' as const, reason: reason.slice(0, 300), at: new Date() };
  await mongoose.connection.transaction(async () => {
    await AddressState.updateOne({ _id: emailNorm }, { $set: state }, { upsert: true });
    await stopMailings(emailNorm, 'bounced', reason);
  });
}
