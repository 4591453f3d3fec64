import mongoose from 'mongoose';
import { Subscriber } from '../audience/subscribers/model';
import { pauseSubscription, stopSubscription } from '../audience/subscribers/stopSubscription';
import { Booking } from '../bookings/model';
import { Enquiry } from '../leads/enquiries/model';
import type { ReportPorts } from '../leads/inbox/InboxPorts';
import type { Env } from '../platform/configuration/env';

/** What delivery reports need of the domains above leads. */
export function reportPorts(env: Pick<Env, 'sealingKeys' | 'mailFrom' | 'mailTo'>): ReportPorts {
  return {
    findKnown: async (emails) => {
      const theirs = { emailNorm: mongoose.trusted({ $in: emails }) };
      const known: string[][] = await Promise.all([
        Enquiry.distinct('emailNorm', theirs),
        Booking.distinct('emailNorm', theirs),
        Subscriber.distinct('emailNorm', theirs),
      ]);
      return new Set(known.flat());
    },
    stopMailings: (emailNorm, why, reason) => stopSubscription(env.sealingKeys, emailNorm, why, reason),
    pauseMailings: pauseSubscription,
    ownAddresses: [env.mailFrom, env.mailTo].map((address) => address.toLowerCase()),
  };
}
