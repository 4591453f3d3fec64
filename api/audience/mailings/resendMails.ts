import mongoose from 'mongoose';
import { UNKNOWN_OUTCOME } from '../../platform/outbox/outbox';
import { NewsletterMail } from './model';

/** Sends again what a pause held. Returns the number of emails. */
export async function releaseHeld(newsletterId: string): Promise<number> {
  return queueAgain(newsletterId, { state: 'held' });
}

/** Makes due what waits for its time at the rate of a domain, except what is being sent. Returns the number of emails. */
export async function releaseReserved(newsletterId: string): Promise<number> {
  const isUnderWay = mongoose.trusted({ $ne: true });
  return queueAgain(newsletterId, { state: 'waiting', isReserved: true, isUnderWay });
}

/** Sends again what failed, or what may not have arrived. Returns the number of emails. */
export async function resendMails(newsletterId: string, which: 'failed' | 'unknown'): Promise<number> {
  const error = which === 'unknown' ? UNKNOWN_OUTCOME : mongoose.trusted({ $ne: UNKNOWN_OUTCOME });
  return queueAgain(newsletterId, { state: 'dead', error });
}

async function queueAgain(newsletterId: string, matching: object): Promise<number> {
  const now = new Date();
  const { modifiedCount } = await NewsletterMail.updateMany(
    {
      newsletterId,
      subscriberId: mongoose.trusted({ $exists: true }),
      outbox: mongoose.trusted({ $elemMatch: matching }),
    },
    {
      $set: { 'outbox.$.state': 'waiting', 'outbox.$.nextAt': now, 'outbox.$.since': now },
      $unset: { 'outbox.$.error': '', 'outbox.$.isUnderWay': '', 'outbox.$.isReserved': '' },
    },
  );
  return modifiedCount;
}
