import { Enquiry } from '../../leads/enquiries/model';
import { personModels } from './collectChanges';
import { requestSync } from './model';

const CHUNK = 1_000;

/**
 * Requests a sync of everybody with a record, and returns how many. What is requested stays so across restarts, and
 * people who are in the queue already are not requested twice.
 */
export async function backfill(isDryRun: boolean): Promise<number> {
  const people = new Set<string>();
  for (const model of personModels) {
    const isLead = (model as unknown) === Enquiry;
    const filter = isLead
      ? { status: { $nin: ['spam', 'quarantined'] } }
      : { status: { $nin: ['pending', 'held'] } };
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
