import type mongoose from 'mongoose';
import type { TouchRecord } from '../../insights/origin/model';
import { findChannel } from '../../insights/visits/findChannel';
import type { EnquiryRecord } from './model';

/** The channel of a submission whose source is unknown. */
export const unknownChannel = 'Unknown';
/** The channel of leads that members entered, unless a visit led to them. */
export const teamChannel = 'Entered by the team';

/** Where a lead came from: the channel of its last arrival that was not direct. */
export function channelOf({ origin, manual }: Pick<EnquiryRecord, 'origin' | 'manual'>): string {
  if (origin?.last?.source) return channelOfTouch(origin.last);
  return manual ? teamChannel : unknownChannel;
}

export function channelOfTouch({
  source = '',
  medium,
  campaign,
  isPaid,
}: Partial<Pick<TouchRecord, 'source' | 'medium' | 'campaign' | 'isPaid'>>): string {
  return findChannel({ source, medium: medium ?? '', campaign: campaign ?? '', isPaid: isPaid ?? false });
}

type Stored = Pick<EnquiryRecord, '_id' | 'origin' | 'manual'>;
const BATCH = 500;

/** Migration: leads have a channel and a priority, by which they are filtered. */
export async function addChannels(db: mongoose.mongo.Db): Promise<void> {
  const enquiries = db.collection<EnquiryRecord>('enquiries');
  await enquiries.updateMany({ priority: { $exists: false } }, { $set: { priority: 'normal' } });
  for (;;) {
    const found = await enquiries
      .find<Stored>({ channel: { $exists: false } }, { projection: { origin: 1, manual: 1 } })
      .limit(BATCH)
      .toArray();
    if (!found.length) return;
    await enquiries.bulkWrite(
      found.map((lead) => ({
        updateOne: { filter: { _id: lead._id }, update: { $set: { channel: channelOf(lead) } } },
      })),
    );
  }
}
