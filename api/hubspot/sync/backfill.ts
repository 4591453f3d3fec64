import type { Model } from 'mongoose';
import { Subscriber } from '../../audience/subscribers/model';
import { Booking } from '../../bookings/model';
import { Enquiry } from '../../leads/enquiries/model';
import type { HubspotActivities } from '../connection/contract';
import type { Person } from './collectChanges';
import { requestSync } from './model';

const CHUNK = 1_000;

/**
 * Requests a sync of everybody who has a record to pass on, as `readLocalContacts` decides, and returns how many. What is
 * requested stays so across restarts, and people who are in the queue already are not requested twice. Contacts that
 * HubSpot has are compared every hour anyway, also those whose meeting was canceled or whose subscription has ended.
 */
export async function backfill(
  isDryRun: boolean,
  { leads, guests, subscribers }: Pick<HubspotActivities, 'leads' | 'guests' | 'subscribers'>,
): Promise<number> {
  const people = new Set<string>();
  for (const [isSynced, model, filter] of [
    [leads, Enquiry, { status: { $nin: ['spam', 'quarantined'] } }],
    [guests, Booking, { status: 'confirmed' }],
    [subscribers, Subscriber, { status: 'active' }],
  ] as unknown as [boolean, Model<Person>, object][]) {
    if (!isSynced) continue;
    const found = await model.aggregate<{ _id: string }>([
      { $match: filter },
      { $group: { _id: '$emailNorm' } },
    ]);
    for (const { _id } of found) people.add(_id);
  }
  if (isDryRun) return people.size;
  const emails = [...people];
  for (let from = 0; from < emails.length; from += CHUNK) await requestSync(emails.slice(from, from + CHUNK));
  return people.size;
}
