import mongoose from 'mongoose';
import type { UserRecord } from '../../identity/users/model';
import type { Env } from '../../platform/configuration/env';
import { badRequest, conflict, HttpError, unprocessable } from '../../platform/errors/HttpError';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { resendToPending, unsubscribeByMember } from './changeSubscriber';
import { mostBulkSubscribers, type SubscriberBulkEdit } from './contract';
import { buildSubscriberFilter } from './findSubscribers';
import { stateOf } from './subscriberView';

interface BulkTools {
  env: Env;
  user: UserRecord;
  canSeePersonal: boolean;
}

/** Those who changed: their states before and after by ID, for the audit log, and how many were skipped. */
interface BulkOutcome {
  before: Record<string, object>;
  after: Record<string, object>;
  skipped: number;
}

/**
 * Unsubscribes many people, or sends them the confirmation email again, in the transaction of the request. People to whom
 * it does not apply are skipped: those in another state, changed in the meantime, or emailed too often.
 */
export async function editManySubscribers(
  { action, note, subscribers, matching }: SubscriberBulkEdit,
  tools: BulkTools,
): Promise<BulkOutcome> {
  if (!subscribers === !matching) throw badRequest('Please select subscribers or a filter.');
  const readers = subscribers
    ? await findNamed(subscribers)
    : await findMatching(matching as Matching, tools.canSeePersonal);
  const skipped = subscribers ? subscribers.length - readers.length : 0;
  const outcome: BulkOutcome = { before: {}, after: {}, skipped };
  const { env, user } = tools;
  for (const reader of readers) {
    const change = { reader, version: reader.version, user };
    try {
      const changed =
        action === 'resend'
          ? await resendToPending(env, change)
          : await unsubscribeByMember(env, change, note);
      outcome.before[reader._id] = { state: stateOf(reader) };
      outcome.after[reader._id] = { action, state: stateOf(changed) };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcome.skipped += 1;
    }
  }
  return outcome;
}

type Matching = NonNullable<SubscriberBulkEdit['matching']>;

/** Those that nobody has changed since they were selected. */
async function findNamed(named: NonNullable<SubscriberBulkEdit['subscribers']>): Promise<SubscriberRecord[]> {
  const versions = new Map(named.map(({ id, version }) => [id, version]));
  const found = await Subscriber.find({ _id: mongoose.trusted({ $in: [...versions.keys()] }) }).lean<
    SubscriberRecord[]
  >();
  return found.filter(({ _id, version }) => versions.get(_id) === version);
}

async function findMatching(
  { count, ...filter }: Matching,
  canSeePersonal: boolean,
): Promise<SubscriberRecord[]> {
  const found = await Subscriber.find(buildSubscriberFilter(filter, canSeePersonal))
    .limit(mostBulkSubscribers + 1)
    .lean<SubscriberRecord[]>();
  if (found.length > mostBulkSubscribers)
    throw unprocessable(
      'too_many_subscribers',
      `You can change at most ${mostBulkSubscribers} subscribers at once. Filter the list to select fewer.`,
    );
  if (found.length !== count)
    throw conflict(
      `The list changed: ${found.length} subscribers match now instead of ${count}. Review the list and try again.`,
    );
  return found;
}
