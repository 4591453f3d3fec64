import { GrowthEvent } from './GrowthEvent';
import { Subscriber, type SubscriberRecord } from './model';
import { dateAndWeek } from './recordGrowth';

type Fields = Pick<SubscriberRecord, 'status' | 'topics' | 'place' | 'confirmedAt' | 'unsubscribedAt'>;

/** Migration: records the growth that the subscribers of today show. Former ones were deleted after 30 days. */
export async function backfillGrowth(): Promise<void> {
  await GrowthEvent.deleteMany({});
  const found = Subscriber.find().select('status topics place confirmedAt unsubscribedAt').lean<Fields[]>();
  for await (const { status, topics, place, confirmedAt, unsubscribedAt } of found.cursor({
    batchSize: 500,
  })) {
    if (!confirmedAt) continue;
    const change = { isTopicChange: false, source: place, topics };
    const gained = { ...change, kind: 'gained' as const, ...dateAndWeek(confirmedAt) };
    const isLost = status === 'unsubscribed' && unsubscribedAt;
    const lost = isLost ? [{ ...change, kind: 'lost' as const, ...dateAndWeek(unsubscribedAt) }] : [];
    await GrowthEvent.insertMany([gained, ...lost]);
  }
}
